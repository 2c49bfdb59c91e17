import {
  ClipboardList,
  FileClock,
  KeyRound,
  Link2,
  MessageCircleQuestion,
  RefreshCw,
  ShieldCheck,
  UserRoundCheck,
} from 'lucide-react';
import { termsTexts } from '../../messages/terms.ts';

const { privacy, availability, logData, security, links, age, changes, questions } = termsTexts.sections;

/** The sections in order; the ids are their URL fragments. */
export const termsSections = [
  { id: 'privacy', icon: ShieldCheck, ...privacy },
  { id: 'availability', icon: RefreshCw, ...availability },
  { id: 'log-data', icon: ClipboardList, ...logData },
  { id: 'security', icon: KeyRound, ...security },
  { id: 'links', icon: Link2, ...links },
  { id: 'age', icon: UserRoundCheck, ...age },
  { id: 'changes', icon: FileClock, ...changes },
  { id: 'questions', icon: MessageCircleQuestion, ...questions },
] as const;
