import vista from '@hub/ui/art/pictures/scene-vista.svg';
import { Backpack, Gem, ShoppingBag, Trophy } from 'lucide-react';
import type { EffectsSection, FeaturesSection, GallerySection, NewsItem } from './news-item.ts';
import { newsTexts } from './news-texts.ts';

/** All news, newest first. */
export function newsItems(): readonly NewsItem[] {
  const texts = newsTexts().usernameEffects;
  const { descriptions } = texts.effects;

  const effects: EffectsSection = {
    type: 'usernameEffects',
    title: texts.effects.title,
    text: texts.effects.text,
    examples: [
      { name: 'Rainbow Glow', price: 500, effect: 'rainbow', description: descriptions.rainbow },
      { name: 'Golden Crown', price: 750, effect: 'gold', description: descriptions.gold },
      { name: 'Frost Effect', price: 600, effect: 'frost', description: descriptions.frost },
      { name: 'Fire Warrior', price: 650, effect: 'fire', description: descriptions.fire },
      { name: 'Shadow Assassin', price: 800, effect: 'shadow', description: descriptions.shadow },
      { name: 'Nature Spirit', price: 550, effect: 'toxic', description: descriptions.toxic },
    ],
  };

  const { shop, inventory, essence, rankings } = texts.extras;
  const extras: FeaturesSection = {
    type: 'features',
    title: texts.extras.title,
    items: [
      { ...shop, icon: ShoppingBag, color: 'var(--teal-400)' },
      { ...inventory, icon: Backpack, color: 'var(--gold-400)' },
      { ...essence, icon: Gem, color: 'var(--essence)' },
      { ...rankings, icon: Trophy, color: 'var(--arcane-400)' },
    ],
  };

  const { seam, crests, table } = texts.gallery;
  const gallery: GallerySection = {
    type: 'gallery',
    title: texts.gallery.title,
    images: [
      { picture: 'vista', ...seam },
      { picture: 'crests', ...crests },
      { picture: 'map', ...table },
    ],
  };

  return [
    {
      id: 'username-effects',
      title: texts.title,
      description: texts.description,
      image: vista,
      date: '2024-08-04',
      category: texts.category,
      features: texts.features,
      readTimeMinutes: 8,
      content: texts.content,
      sections: [effects, extras, gallery],
    },
  ];
}
