import { addTester, type RemoteTester, removeTester } from '@app/contract/remote-trials';
import { queryKeys } from '@app/contract/query-keys';
import { Button } from '@app/shared-ui/components/button';
import { unkept } from '@app/shared-ui/components/field';
import { focusNeighbour } from '@app/shared-ui/components/focus-neighbour';
import { FormError } from '@app/shared-ui/components/form-error';
import { TextField } from '@app/shared-ui/components/text-field';
import { call, useHost } from '@app/shared-ui/host';
import { messageOf } from '@app/shared-ui/host/message-of';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type SyntheticEvent, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { TableDetails } from '../../../components/data-table.tsx';
import { EdgeButton } from '../../../components/edge-button.tsx';
import { Row, RowLines, Rows, Soft } from '../../../components/sheet.tsx';
import { remoteLabel } from '../../../copy/parts.es.ts';
import { trialsCopy as copy } from '../../../copy/trials.es.ts';
import { testersQuery } from '../../../queries/remote-queries.ts';

/** The accounts that may open a link to a version before it is live. */
export function Testers({ name }: { readonly name: string }) {
  const testers = useQuery(testersQuery);
  const listed = (testers.data ?? []).filter(({ remote }) => remote === name);
  return (
    <TableDetails>
      <summary>{copy.testers(listed.length)}</summary>
      <Soft as="p">{copy.testersLead}</Soft>
      {listed.length === 0 ? (
        <p>{copy.none}</p>
      ) : (
        <Rows aria-label={copy.testersOf(remoteLabel(name))}>
          {listed.map((tester) => (
            <TesterRow key={tester.userId} tester={tester} />
          ))}
        </Rows>
      )}
      <AddTester name={name} />
    </TableDetails>
  );
}

function TesterRow({ tester: { remote, userId, username } }: { readonly tester: RemoteTester }) {
  const queryClient = useQueryClient();
  const { showToast } = useHost();
  const button = useRef<HTMLButtonElement>(null);
  const remove = useMutation({
    mutationFn: () => call(removeTester, { params: { name: remote, userId } }),
    onSuccess: () => {
      if (button.current && !focusNeighbour(button.current))
        button.current.closest('details')?.querySelector('summary')?.focus();
      showToast({ title: copy.removed(username) });
    },
    onError: (error) => showToast({ title: messageOf(error, copy.removeFailed), tone: 'error' }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: queryKeys.admin() }),
  });
  return (
    <Row>
      <RowLines>{username}</RowLines>
      <EdgeButton
        ref={button}
        $variant="quiet"
        disabled={remove.isPending}
        aria-label={copy.removeOf(username)}
        onClick={() => remove.mutate()}
      >
        {copy.remove}
      </EdgeButton>
    </Row>
  );
}

function AddTester({ name }: { readonly name: string }) {
  const queryClient = useQueryClient();
  const { withPassword } = useHost();
  const [username, setUsername] = useState('');
  const add = useMutation({
    mutationFn: (wanted: string) =>
      withPassword(() => call(addTester, { params: { name }, body: { username: wanted } })),
    onSuccess: async (added) => {
      if (!added) return;
      setUsername('');
      await queryClient.invalidateQueries({ queryKey: queryKeys.admin() });
    },
  });
  const handleSubmit = (event: SyntheticEvent) => {
    event.preventDefault();
    if (username.trim() && !add.isPending) add.mutate(username.trim());
  };
  return (
    <Form noValidate onSubmit={handleSubmit}>
      <TextField
        label={copy.username}
        value={username}
        maxLength={60}
        autoCapitalize="none"
        spellCheck={false}
        {...unkept}
        onChange={(event) => setUsername(event.target.value)}
      />
      {add.error ? <FormError title={messageOf(add.error, copy.addFailed)} /> : null}
      <Button type="submit" $variant="soft" disabled={add.isPending}>
        {add.isPending ? copy.adding : copy.add}
      </Button>
    </Form>
  );
}

const Form = styled.form`
  display: grid;
  justify-items: start;
  gap: 12px;
  max-width: 24rem;
  margin-top: 12px;

  > :first-child {
    width: 100%;
  }
`;
