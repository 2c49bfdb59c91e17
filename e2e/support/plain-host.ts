/** A name of this machine. Over plain HTTP its pages are no secure context, like those of a hub in a home network. */
export const PLAIN_HOST = 'riftlight.test';
/** Argument of Chromium. */
export const PLAIN_HOST_RULE = `--host-resolver-rules=MAP ${PLAIN_HOST} 127.0.0.1`;
