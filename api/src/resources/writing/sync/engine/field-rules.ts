import { fieldClass, fieldPattern } from '@app/contract/field-classes';
import type { SyncKind } from '@app/contract/sync';
import { canvasField, savedDrawingsField } from '@app/contract/sync-kinds';
import * as z from 'zod';
import type { Json } from './document.ts';
import type { FieldRule } from './kind-rules.ts';

/** The name of a question or a dimension: defined by the programme, never the user's text. Field names are stored unencrypted. */
const NAME = /^[a-z][a-z0-9_-]{0,39}$/;

interface Checks {
  /** Values of flags and fixed fields, by their names in the contract's table. */
  readonly schemas?: Readonly<Record<string, z.core.$ZodType>>;
  /** Pattern of what `*` stands for in a name of the table. */
  readonly part?: RegExp;
  readonly refuseInk?: (value: Json) => 'invalid' | 'too_large' | undefined;
  readonly textLength?: number;
}

/** The rules of a kind's fields: classes from the contract's table, checks of the values from here. */
export function fieldRules(kind: SyncKind, checks: Checks = {}): (field: string) => FieldRule | undefined {
  const { schemas = {}, part: parts = NAME, refuseInk = () => 'invalid' } = checks;
  return (field) => {
    const { pattern, part } = fieldPattern(field);
    const name = part ?? '';
    if (part !== undefined && !parts.test(part)) return undefined;
    const merges = fieldClass(kind, field);
    switch (merges) {
      case 'flag':
      case 'fixed': {
        const schema = schemas[pattern];
        return schema && { class: merges, accepts: (value) => z.safeParse(schema, value).success };
      }
      case 'drawing':
        return { class: merges, savedIn: savedDrawingsField(name) };
      case 'ink':
        return { class: merges, canvas: canvasField(name), refuse: refuseInk };
      case 'text':
        return { class: merges, length: checks.textLength };
      case 'forward':
      case 'drawings':
        return { class: merges };
      case undefined:
        return undefined;
    }
  };
}
