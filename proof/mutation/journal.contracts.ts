import { journalContract } from '../../apps/server/src/store/testing/journal-contract.ts';
import { describeStore } from './store-part.ts';

describeStore('moves', [journalContract]);
