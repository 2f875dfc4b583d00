import { FormError } from '@app/shared-ui/components/form-error';
import { NetworkError } from '@app/shared-ui/host';
import { fieldsOf, messageOf } from '@app/shared-ui/host/message-of';
import { settingsCopy } from '../../copy/settings.es.ts';

interface FailureProps {
  readonly error: Error | null;
  /** Said where neither the network nor the server's message is the reason. */
  readonly text: string;
}

/** Why what a sheet's button does has failed, beside the button: there it is read, and tried again. */
export const Failure = ({ error, text }: FailureProps) => (error ? <FormError title={reasonOf(error, text)} /> : null);

function reasonOf(error: Error, text: string): string {
  if (error instanceof NetworkError) return settingsCopy.privacy.offline;
  return Object.values(fieldsOf(error))[0] ?? messageOf(error, text);
}
