import { type AttributeStatus, attributeStatusSchema } from '../wire/attribute-status.ts';

function statusOf(value: unknown): AttributeStatus[] {
  if (typeof value !== 'object' || value === null || !('isCorrect' in value)) return [];
  const status = attributeStatusSchema.safeParse(value.isCorrect);
  return status.success ? [status.data] : [];
}

/** How near each attribute of a result is, or the whole of a result without attributes. */
export function marksOf(result: unknown): AttributeStatus[] {
  const whole = statusOf(result);
  return whole.length > 0 ? whole : Object.values(result ?? {}).flatMap(statusOf);
}
