import { login } from '@app/contract/sign-in';
import { Button } from '@app/shared-ui/components/button';
import { PasswordField } from '@app/shared-ui/components/password-field';
import { TextField } from '@app/shared-ui/components/text-field';
import { ApiError, call, Dialog, useSession } from '@app/shared-ui/host';
import { messageOf } from '@app/shared-ui/host/message-of';
import { useSingleMutation } from '@app/shared-ui/loading/use-single-mutation';
import { type FormEvent, useState } from 'react';
import { styled } from 'styled-components';
import { asksForCode, CodeField } from '../../session/code-field.tsx';
import { forgetPendingSignOut } from '../../session/sign-out-state.ts';
import { isSharedComputer, rememberSharedComputer } from '../../storage/shared-computer.ts';
import { syncCopy } from '../../copy/sync-notices.es.ts';

interface SignInAgainProps {
  /** The page is on a shared computer. */
  readonly keepsNothing: boolean;
  /** Signed in again, under the same account. */
  readonly onBack: () => void;
  readonly onLater: () => void;
  /** Somebody else has signed in: the whole page is theirs now. */
  readonly onOther?: () => void;
}

const loadForOther = () => window.location.assign('/');

/** Sign-in over the page after the session has ended: text and caret stay (SYNC §5, Held). */
export function SignInAgain({ keepsNothing, onBack, onLater, onOther = loadForOther }: SignInAgainProps) {
  const { user } = useSession();
  const [username, setUsername] = useState(user.username);
  const [password, setPassword] = useState('');
  /** Asked for if the account has a second factor. */
  const [code, setCode] = useState<string>();
  const copy = syncCopy.held;
  const signIn = useSingleMutation({
    mutationFn: () => call(login, { body: { username, password, ...(code !== undefined && { code }) } }),
    // As at the sign-in, before the call. Another account may have signed in meanwhile, and out: the mark is to say what this page keeps.
    onMutate: () => {
      const before = isSharedComputer();
      rememberSharedComputer(keepsNothing);
      return before;
    },
    onError: (error, _, before) => {
      // The mark goes on saying what it said of the session that lives.
      if (before !== undefined) rememberSharedComputer(before);
      if (asksForCode(error)) setCode((typed) => typed ?? '');
    },
    onSuccess: (answer) => {
      forgetPendingSignOut();
      return answer.user.id === user.id ? onBack() : onOther();
    },
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    // The form stands in the page's tree, whatever lies under it: its own forms have nothing to do with this one.
    event.stopPropagation();
    signIn.mutate();
  };
  return (
    <Dialog open onOpenChange={(open) => !open && onLater()} title={copy.title} description={copy.text}>
      <Form onSubmit={submit}>
        <TextField
          label={copy.username}
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          required
          value={username}
          onChange={(event) => setUsername(event.target.value)}
        />
        <PasswordField
          ref={focusOnce}
          label={copy.password}
          autoComplete="current-password"
          required
          value={password}
          onChange={(event) => setPassword(event.target.value)}
        />
        {code === undefined ? null : (
          <CodeField ref={focusOnce} value={code} onChange={(event) => setCode(event.target.value)} />
        )}
        {signIn.isError ? (
          <Failure role="alert">
            {signIn.error instanceof ApiError ? messageOf(signIn.error, copy.failed) : copy.offline}
          </Failure>
        ) : null}
        <Button type="submit" disabled={signIn.isPending}>
          {signIn.isPending ? copy.pending : copy.submit}
        </Button>
        <Button type="button" $variant="quiet" onClick={onLater}>
          {copy.later}
        </Button>
      </Form>
    </Dialog>
  );
}

/** After the dialog has stored the focused element: it gets the caret back when the dialog closes. */
const focusOnce = (input: HTMLInputElement | null): void => {
  if (input) requestAnimationFrame(() => input.focus());
};

const Form = styled.form`
  display: grid;
  gap: 16px;
  margin-top: 16px;
`;

const Failure = styled.p`
  margin: 0;
  color: var(--danger);
`;
