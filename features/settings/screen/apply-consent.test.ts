import type { PageSettings } from '@hub/protocol/page-settings';
import { expect, it } from 'vitest';
import { applyConsent } from './apply-consent.ts';
import { UNDECIDED } from './consent.ts';

const settings = {
  contentUrl: 'https://pictures.example',
  feedbackDsn: 'https://key@feedback.example/7',
  legalUrl: 'https://legal.example',
} as PageSettings;

it('keeps the settings when the visitor permits everything', () =>
  expect(applyConsent(settings, { pictures: true, feedback: true })).toEqual(settings));

it('removes all external services while the visitor has not decided', () =>
  expect(applyConsent(settings, UNDECIDED)).toEqual({ ...settings, contentUrl: null, feedbackDsn: null }));

it('removes the content network when the visitor declines its pictures', () =>
  expect(applyConsent(settings, { pictures: false, feedback: true })).toEqual({
    ...settings,
    contentUrl: null,
  }));
