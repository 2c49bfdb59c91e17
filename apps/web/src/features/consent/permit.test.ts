import type { PageSettings } from '@hub/protocol/page-settings';
import { expect, it } from 'vitest';
import { UNDECIDED } from './consent.ts';
import { permit } from './permit.ts';

const settings = {
  contentUrl: 'https://pictures.example',
  feedbackDsn: 'https://key@feedback.example/7',
  legalUrl: 'https://legal.example',
} as PageSettings;

it('leaves the settings as they are for whoever permits everything', () => {
  expect(permit(settings, { pictures: true, feedback: true })).toEqual(settings);
});

it('takes away the outside service from whoever has not chosen, and leaves the pictures', () => {
  expect(permit(settings, UNDECIDED)).toEqual({ ...settings, feedbackDsn: null });
});

it('takes away the content network from whoever does without its pictures', () => {
  expect(permit(settings, { pictures: false, feedback: true })).toEqual({ ...settings, contentUrl: null });
});
