/** Texts of the sound controls. */
export const en = {
  group: 'Sound',
  mute: 'Mute sound',
  volume: 'Volume',
  percent: (value: number): string => `${value}%`,
};
