import type { ContentKindName } from '@app/contract/admin-content';
import { invalid } from '../../../platform/errors.ts';
import { messages } from '../../../platform/messages.ts';
import type { ContentItem } from '../../programme/content/content-items.ts';
import { valueSchemaOf } from '../../programme/content/content-values.ts';

/**
 * Fields that an edit must not change: ids and references to them, keys under which the user's answers are stored, and playlists, of which
 * only listed ones may be linked (D8).
 */
const FIXED = new Set(['id', 'base', 'kind', 'month', 'etapaId', 'blockId', 'key', 'seconds', 'spotifyId']);

type Faults = Record<string, string>;

/**
 * Validates an edit with the rules for the files.
 * @returns the value as it would be served
 * @throws HttpProblem 400 naming every error by its path, `lenses.0.title`
 */
export function checkEdit(kind: ContentKindName, seed: ContentItem, value: unknown): unknown {
  const result = valueSchemaOf(kind).safeParse(value);
  if (!result.success)
    throw invalid(
      Object.fromEntries(
        result.error.issues
          .toReversed()
          .map((issue) => [issue.path.map(String).join('.') || 'value', issue.message] as const),
      ),
    );
  const faults = changedFixed(seed.value, result.data, []);
  if (Object.keys(faults).length > 0) throw invalid(faults);
  return result.data;
}

function changedFixed(seed: unknown, value: unknown, path: readonly string[]): Faults {
  if (typeof seed !== 'object' || seed === null) return {};
  return Object.assign(
    {},
    ...Object.entries(seed).map(([key, before]): Faults => {
      const after: unknown = typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined;
      const place = [...path, key];
      if (!FIXED.has(key)) return changedFixed(before, after, place);
      return before === after ? {} : { [place.join('.')]: messages.fixedContent };
    }),
  );
}
