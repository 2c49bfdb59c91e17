/** Version of the protocol, in the documents and in the reply of the health call. */
export const PROTOCOL_VERSION = '1.0';

/**
 * Name of the protocol's major version: the subprotocol of every socket, and a header of every reply. A page that
 * receives another name is out of date and reloads once.
 */
export const CONTRACT = 'hub.v1';
/** Reply header with the server's protocol version. */
export const CONTRACT_HEADER = 'hub-contract';
/** Reply header with the server's time in ms since 1970, for pages on devices whose clock is wrong. */
export const TIME_HEADER = 'hub-time';
/** Matches the names of all versions. */
export const ANY_CONTRACT = /^hub\.v\d+$/;
