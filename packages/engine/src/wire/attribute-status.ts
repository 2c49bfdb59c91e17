import * as z from 'zod/mini';

export const attributeStatusSchema = z.enum(['correct', 'medium', 'wrong', 'higher', 'lower']);
export type AttributeStatus = z.infer<typeof attributeStatusSchema>;
