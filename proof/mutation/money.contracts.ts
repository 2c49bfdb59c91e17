import { inventoryContract } from '../../apps/server/src/store/testing/inventory-contract.ts';
import { leaderboardsContract } from '../../apps/server/src/store/testing/leaderboards-contract.ts';
import { ledgerContract } from '../../apps/server/src/store/testing/ledger-contract.ts';
import { matchesContract } from '../../apps/server/src/store/testing/matches-contract.ts';
import { roomsContract } from '../../apps/server/src/store/testing/rooms-contract.ts';
import { shopContract } from '../../apps/server/src/store/testing/shop-contract.ts';
import { describeStore } from './store-part.ts';

describeStore('money', [
  ledgerContract,
  shopContract,
  inventoryContract,
  matchesContract,
  roomsContract,
  leaderboardsContract,
]);
