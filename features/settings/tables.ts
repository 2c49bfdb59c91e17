declare module '@hub/server/store/schema.ts' {
  interface Tables {
    /** What the host sets while servers run, as JSON. */
    hub_setting: { name: string; value: string };
    /** Links with which accounts can be created while registration is by invitation. */
    invitation: { hash: string; uses_left: number; expires_at: number };
  }
}

// A module adds tables; a script would replace them.
// oxlint-disable-next-line unicorn/require-module-specifiers
export {};
