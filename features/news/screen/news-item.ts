import type { NewsId } from '@hub/protocol/stored-values';
import type { UsernameEffect } from '@hub/protocol/username-effects';
import type { IconType } from '@hub/ui/art/icon.tsx';

/** Username effects with their shop prices. */
export interface EffectsSection {
  readonly type: 'usernameEffects';
  readonly title: string;
  readonly text: string;
  readonly examples: readonly {
    readonly name: string;
    /** Whole Blue Essence. */
    readonly price: number;
    readonly effect: UsernameEffect;
    readonly description: string;
  }[];
}

export interface FeaturesSection {
  readonly type: 'features';
  readonly title: string;
  readonly items: readonly {
    readonly name: string;
    readonly description: string;
    readonly icon: IconType;
    /** CSS colour. */
    readonly color: string;
  }[];
}

/** A picture of the article: a scene, or the grid of champion emblems, which is rendered in the page. */
export type GalleryPicture = 'vista' | 'map' | 'crests';

export interface GallerySection {
  readonly type: 'gallery';
  readonly title: string;
  readonly images: readonly {
    readonly picture: GalleryPicture;
    readonly alt: string;
    readonly title: string;
    readonly description: string;
  }[];
}

export type NewsSection = EffectsSection | FeaturesSection | GallerySection;

/** One news item. The server stores its likes. */
export interface NewsItem {
  readonly id: NewsId;
  readonly title: string;
  readonly description: string;
  /** URL of its picture. */
  readonly image: string;
  /** Publication date, `YYYY-MM-DD`. */
  readonly date: string;
  readonly category: string;
  readonly features: readonly string[];
  readonly readTimeMinutes: number;
  readonly content: readonly string[];
  readonly sections: readonly NewsSection[];
}
