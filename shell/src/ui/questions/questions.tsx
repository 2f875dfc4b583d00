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
  const answer = (confirmed: boolean) => {
    asked?.answer(confirmed);
    setWaiting((before) => before.filter((one) => one !== asked));
  };
  return (
    <QuestionsContext value={questions}>
      {children}
      {asked ? (
        <QuestionDialog question={asked.question} kind={asked.kind} onAnswer={answer} onMissing={() => answer(false)} />
      ) : null}
    </QuestionsContext>
  );
}
