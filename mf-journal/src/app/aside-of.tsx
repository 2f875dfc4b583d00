import { JournalIndex } from '../features/journal/journal-index.tsx';

interface AsideProps {
  readonly activityId: number | undefined;
  readonly stageId?: number | undefined;
  /** Key of the entry in the editor. */
  readonly current: string;
  readonly onRead: (key: string) => void;
}

/** The list beside an editor. @returns a function of what the editor asks before it is left: the user may stay with what would be lost */
export const asideOf = ({ onRead, ...index }: AsideProps) =>
  function aside(leave: () => Promise<boolean>) {
    return <JournalIndex {...index} onOpen={(key) => void leave().then((mayGo) => mayGo && onRead(key))} />;
  };
