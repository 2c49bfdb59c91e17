import { pickTexts } from '@hub/ui/language.ts';

/** Texts of the inventory. */
const en = {
  title: 'Inventory',
  lead: 'Everything you own. Choose an item to wear it, choose it again to take it off.',
  loading: 'Loading your inventory...',
  loadingHint: 'Gathering your precious items',
  filter: 'Show',
  tabs: { all: 'All', username_effect: 'Username Effects', 'profile-icon': 'Profile Icons' },
  /** On the cards, in German; their elements are marked as German. */
  cardTypes: { username_effect: 'Username Effekt', 'profile-icon': 'Profilbild' },
  active: 'Active',
  wear: 'Wear',
  acquired: (date: string): string => `acquired ${date}`,
  empty: 'No items found',
  emptyAll: 'Your inventory is empty',
  emptyCategory: 'No items in this category',
  toShop: 'Go to the shop',
  failed: 'Your inventory could not be loaded',
  failedText: 'Nothing is lost. Please try again in a moment.',
  statistics: {
    title: 'Statistics',
    worth: (figure: string, count: number): string => `${figure} ${count === 1 ? 'item' : 'items'}, worth`,
    rarities: 'By rarity',
    wearing: 'Wearing now',
    name: 'Username effect',
    icon: 'Profile icon',
    nothing: 'Nothing',
    ownFace: 'Your own face',
  },
  toasts: {
    updated: 'Item Status Updated',
    failed: 'Error',
    failedText: 'Failed to update item status',
    unexpected: 'An unexpected error occurred while updating the item',
  },
};

export const inventoryTexts = pickTexts({ en });
