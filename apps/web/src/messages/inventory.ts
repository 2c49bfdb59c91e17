import { en } from './en/inventory.ts';
import { pickTexts } from './language.ts';

export const inventoryTexts = pickTexts({ en });
