/** Version of the contract, for the documents and whoever asks for the server's health. */
export const PROTOCOL_VERSION = '1.0';

/**
 * Name of the contract by its major version: the subprotocol of every socket, and told with every reply. A page that
 * meets another name was built for another server: it reloads itself once.
 */
export const CONTRACT = 'hub.v1';
/** Header of every reply of a call: the contract that the server speaks. */
export const CONTRACT_HEADER = 'hub-contract';
/** What such names look like, those of other versions included. */
export const ANY_CONTRACT = /^hub\.v\d+$/;
