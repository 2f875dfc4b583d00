import { Button } from '@app/shared-ui/components/button';
import { saveFile } from '@app/shared-ui/files/save-file';
import { Download } from 'lucide-react';
import { styled } from 'styled-components';
import { editorCopy } from '../../copy/editor.es.ts';
import type { EntryQuestion } from '../../entries/questions.ts';
import type { Draft } from './draft.ts';

interface DownloadWordsProps {
  readonly draft: Draft;
  readonly title: string;
  readonly questions: readonly EntryQuestion[];
}

/** The user's text as a file, for when neither this device nor the server can store it. */
export function DownloadWords({ draft, title, questions }: DownloadWordsProps) {
  const handleDownload = () => {
    const answers = questions
      .map(({ key, question }) => ({ question, text: draft.text(key) }))
      .filter(({ text }) => text !== '')
      .map(({ question, text }) => `${question}\n\n${text}`);
    const day = new Date().toLocaleDateString('sv-SE');
    const words = [title, ...answers].join('\n\n\n');
    saveFile(new File([words], editorCopy.downloadName(day), { type: 'text/plain;charset=utf-8' }));
  };
  return (
    <Quiet $variant="quiet" onClick={handleDownload}>
      <Download aria-hidden size={16} />
      {editorCopy.download}
    </Quiet>
  );
}

const Quiet = styled(Button)`
  min-height: 44px;
  margin-left: -14px;
  padding: 8px 14px;
  font-size: 0.9375rem;
`;
