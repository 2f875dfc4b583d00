import { turnOnSecondFactor } from '@app/contract/second-factor';
import { call, useHost } from '@app/shared-ui/host';
import { styled } from 'styled-components';
import { DECLINED, usePasswordConfirmation } from '../../../session/password-confirmation.tsx';
import { CodeForm } from './code-form.tsx';
import { QrPicture } from './qr-picture.tsx';
import { secondFactorCopy } from '../../../copy/second-factor.es.ts';

const { setUp: copy } = secondFactorCopy;

interface SetUpProps {
  readonly secret: string;
  /** `otpauth://…` */
  readonly uri: string;
  readonly onDone: (recoveryCodes: readonly string[]) => void;
  readonly onCancel: () => void;
}

/** Shows the secret for an authenticator app, and asks for a first code, which proves that the app has it. */
export function SetUp({ secret, uri, onDone, onCancel }: SetUpProps) {
  const { showToast } = useHost();
  const guarded = usePasswordConfirmation();
  const turnOn = async (code: string) => {
    const answer = await guarded(() => call(turnOnSecondFactor, { body: { code } }));
    if (answer === DECLINED) return;
    showToast({ title: copy.done });
    onDone(answer.recoveryCodes);
  };
  return (
    <Steps>
      <p>{copy.scan}</p>
      <QrPicture text={uri} label={copy.picture} />
      <a href={uri}>{copy.open}</a>
      <p>
        {copy.key}: <Key>{secret.match(/.{1,4}/g)?.join(' ')}</Key>
      </p>
      <CodeForm submit={copy.submit} hint={copy.hint} act={turnOn} onCancel={onCancel} />
    </Steps>
  );
}

const Steps = styled.div`
  display: grid;
  gap: 16px;

  > a {
    justify-self: center;
  }

  /* A desktop has no authenticator: there the link would do nothing. */
  @media (hover: hover) and (pointer: fine) {
    > a {
      display: none;
    }
  }
`;

const Key = styled.code`
  font:
    500 1rem / 1.5 ui-monospace,
    monospace;
  overflow-wrap: anywhere;
`;
