import type { AccountStats } from '@hub/protocol/http/accounts';
