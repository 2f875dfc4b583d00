import type { Question } from '@app/shared-ui/host';
import { createContext, type ReactNode, use, useCallback, useMemo, useState } from 'react';
import { lazyDialog } from '../lazy-dialog.tsx';

const QuestionDialog = lazyDialog(() =>
  import(/* webpackChunkName: "questions" */ './question-dialog.tsx').then((module) => module.QuestionDialog),
);

interface Questions {
  confirm(question: Question): Promise<boolean>;
  alert(text: string): Promise<void>;
}

const QuestionsContext = createContext<Questions | null>(null);

/** @throws Error outside of the shell */
export function useQuestions(): Questions {
  const questions = use(QuestionsContext);
  if (!questions) throw new Error('useQuestions was called outside of its provider');
  return questions;
}

interface Asked {
  readonly question: Question;
  readonly kind: 'alert' | 'confirm';
  readonly answer: (confirmed: boolean) => void;
}

const isSame = (one: Asked, other: Asked): boolean =>
  one.kind === other.kind && JSON.stringify(one.question) === JSON.stringify(other.question);

/** Asks one question at a time in an alert dialog, the others queue; the dialog's code loads with the first question. */
export function QuestionsProvider({ children }: { readonly children: ReactNode }) {
  const [waiting, setWaiting] = useState<readonly Asked[]>([]);
  const ask = useCallback(
    (question: Question, kind: Asked['kind']) =>
      new Promise<boolean>((answer) => setWaiting((before) => [...before, { question, kind, answer }])),
    [],
  );
  const questions = useMemo<Questions>(
    () => ({
      confirm: (question) => ask(question, 'confirm'),
      alert: async (text) => {
        await ask({ text }, 'alert');
      },
    }),
    [ask],
  );
  const [asked] = waiting;
  const settle = (settled: readonly Asked[], confirmed: boolean) => {
    for (const one of settled) one.answer(confirmed && one === asked);
    setWaiting((before) => before.filter((one) => !settled.includes(one)));
  };
  const handleAnswer = (confirmed: boolean) => {
    // Two presses before the dialog's code has come ask the same: the second ends as a no, so that what is confirmed is done once.
    const same = waiting.filter((one) => asked && isSame(one, asked));
    settle(same, confirmed);
  };
  return (
    <QuestionsContext value={questions}>
      {children}
      {asked ? (
        <QuestionDialog
          question={asked.question}
          kind={asked.kind}
          onAnswer={handleAnswer}
          // None of them can be asked: the next question tries again.
          onMissing={() => settle(waiting, false)}
        />
      ) : null}
    </QuestionsContext>
  );
}
