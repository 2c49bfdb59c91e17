import { describe } from 'vitest';
import { busContract } from './testing/bus-contract.ts';
import { inProcessNetwork } from './testing/bus-networks.ts';

describe('in-process bus', () => {
  busContract(inProcessNetwork);
});
