import * as z from 'zod/mini';

/** Text in one style; a link has an address of the web, or one of this hub that begins with a slash. */
const spanSchema = z.object({
  text: z.string(),
  style: z.optional(z.enum(['strong', 'emphasis', 'code'])),
  href: z.optional(z.string()),
});
export type TextSpan = z.infer<typeof spanSchema>;

/** Text that a host has written, without any markup. */
export const spansSchema = z.array(spanSchema);

/** Texts of a host, block by block; neighbours of the kinds `bullet` and `number` are one list. */
export const blocksSchema = z.array(
  z.object({
    kind: z.enum(['heading', 'subheading', 'paragraph', 'bullet', 'number', 'quote', 'code']),
    spans: spansSchema,
  }),
);
export type TextBlock = z.infer<typeof blocksSchema>[number];
