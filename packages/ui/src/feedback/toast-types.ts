import { CircleCheck, CircleX, Gift, Info, TriangleAlert, UserPlus } from 'lucide-react';
import type { ReactNode } from 'react';
import type { IconType } from '../art/icon.tsx';

export type ToastType = 'success' | 'error' | 'warning' | 'info' | 'purchase' | 'player';

/** What a toast is about, such as an item. */
export interface ToastItem {
  readonly name: string;
  /** Its category, in words. */
  readonly type: string;
  readonly picture: ReactNode;
  readonly price: ReactNode;
}

export interface ToastAction {
  readonly label: string;
  readonly onPress: () => void;
}

export interface ToastModel {
  readonly id: string;
  readonly type: ToastType;
  readonly title: string;
  readonly message?: string | undefined;
  readonly item?: ToastItem | undefined;
  /** What can be done about it; the toast closes with it. */
  readonly action?: ToastAction | undefined;
  /** How long the toast stays; the progress line shows it. */
  readonly durationMs?: number | undefined;
}

/** Icon and colour of each type of toast; the icon carries the same meaning as the colour. */
export const toastLooks: Readonly<Record<ToastType, { readonly icon: IconType; readonly color: string }>> = {
  success: { icon: CircleCheck, color: 'var(--leaf-400)' },
  error: { icon: CircleX, color: 'var(--rose-400)' },
  warning: { icon: TriangleAlert, color: 'var(--gold-400)' },
  info: { icon: Info, color: 'var(--teal-400)' },
  purchase: { icon: Gift, color: 'var(--essence)' },
  player: { icon: UserPlus, color: 'var(--arcane-400)' },
};
