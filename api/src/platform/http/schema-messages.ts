import * as z from 'zod';

/** Message for each kind of fault, if the contract gives no text of its own (D14). */
const texts: Partial<Record<z.core.$ZodIssue['code'], string>> = {
  too_big: 'Es demasiado largo o demasiado grande.',
  too_small: 'Es demasiado corto o demasiado pequeño.',
  invalid_format: 'No tiene el formato esperado.',
  invalid_value: 'Este valor no se admite.',
  unrecognized_keys: 'Este campo no se admite.',
};

/** Sets the messages for zod and zod/mini, which share their core. */
export function setSpanishSchemaMessages(): void {
  z.config({
    customError: (issue) =>
      issue.code === 'invalid_type' && issue.input === undefined
        ? 'Falta este dato.'
        : (texts[issue.code] ?? 'Este dato no es válido.'),
  });
}
