import { CircleCheck, CircleX, Gift, Info, TriangleAlert, UserPlus } from 'lucide-react';
import type { ReactNode } from 'react';
import type { IconType } from '../art/icon.tsx';

export type ToastType = 'success' | 'error' | 'warning' | 'info' | 'purchase' | 'player';

/** The thing that a toast is about. */
export interface ToastItem {
  readonly name: string;
  /** What kind of thing it is, in words. */
  readonly type: string;
  readonly picture: ReactNode;
  readonly price: ReactNode;
}

export interface ToastModel {
  readonly id: string;
  readonly type: ToastType;
  readonly title: string;
  readonly message?: string | undefined;
  readonly item?: ToastItem | undefined;
  /** How long it stays; draws the progress line. */
  readonly durationMs?: number | undefined;
}

/** Icon and colour of each kind of toast; the icon says the same as the colour. */
export const toastLooks: Readonly<Record<ToastType, { readonly icon: IconType; readonly color: string }>> = {
  success: { icon: CircleCheck, color: 'var(--leaf-400)' },
  error: { icon: CircleX, color: 'var(--rose-400)' },
  warning: { icon: TriangleAlert, color: 'var(--gold-400)' },
  info: { icon: Info, color: 'var(--teal-400)' },
  purchase: { icon: Gift, color: 'var(--essence)' },
  player: { icon: UserPlus, color: 'var(--arcane-400)' },
};
