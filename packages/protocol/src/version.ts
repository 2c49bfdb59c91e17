/** Version of the contract. A page built against another major version reloads itself once. */
export const PROTOCOL_VERSION = '1.0';
