import type { TextBlock } from '@hub/protocol/formatted-text';
import type { LegalTexts } from '@hub/protocol/http/legal';
import type { IconType } from '@hub/ui/art/icon.tsx';
import { t } from '@lingui/core/macro';
import {
  ClipboardList,
  FileClock,
  KeyRound,
  Link2,
  MessageCircleQuestion,
  RefreshCw,
  ScrollText,
  ShieldCheck,
  UserRoundCheck,
} from 'lucide-react';
import { type TermsSection, termsSections } from '../../messages/terms.ts';

interface TermsPart extends TermsSection {
  readonly id: string;
  readonly icon: IconType;
  /** The host's own text, shown in the place of paragraphs. */
  readonly blocks?: readonly TextBlock[] | undefined;
}

/** The sections in order; the ids are their URL fragments. */
function standard(): readonly TermsPart[] {
  const { privacy, availability, logData, security, links, age, changes, questions } = termsSections();
  return [
    { id: 'privacy', icon: ShieldCheck, ...privacy },
    { id: 'availability', icon: RefreshCw, ...availability },
    { id: 'log-data', icon: ClipboardList, ...logData },
    { id: 'security', icon: KeyRound, ...security },
    { id: 'links', icon: Link2, ...links },
    { id: 'age', icon: UserRoundCheck, ...age },
    { id: 'changes', icon: FileClock, ...changes },
    { id: 'questions', icon: MessageCircleQuestion, ...questions },
  ];
}

/** Standard sections whose place a host's own text takes. */
const OF_PRIVACY = new Set(['privacy', 'log-data', 'security', 'links']);
const OF_TERMS = new Set(['availability', 'age', 'changes']);

/** The standard sections, or the host's own texts in their place; questions stay. */
export function sectionsFor(own: LegalTexts | undefined): readonly TermsPart[] {
  const { privacy: ownPrivacy, terms } = own ?? { privacy: null, terms: null };
  return [
    ...(ownPrivacy === null
      ? []
      : [{ id: 'privacy', icon: ShieldCheck, title: t`Privacy Policy`, paragraphs: [], blocks: ownPrivacy }]),
    ...(terms === null
      ? []
      : [{ id: 'terms', icon: ScrollText, title: t`Terms`, paragraphs: [], blocks: terms }]),
    ...standard().filter(
      ({ id }) => !(ownPrivacy !== null && OF_PRIVACY.has(id)) && !(terms !== null && OF_TERMS.has(id)),
    ),
  ];
}
