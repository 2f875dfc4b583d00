import { defineRemote } from '@app/shared-ui/remote/define-remote';
import { headings } from './src/copy/headings.es.ts';

const journalPage = () =>
  import(/* webpackMode: "eager" */ './src/app/journal-page.tsx').then((module) => module.JournalPage);

export default defineRemote({
  steps: [() => import(/* webpackMode: "eager" */ './src/entries/use-journal-poll.ts')],
  routes: [
    { path: '/journaling', page: journalPage, isBundled: true, heading: headings.journal },
    { path: '/journaling/:entryId', page: journalPage, isBundled: true },
  ],
  slots: ['activity-journal', 'home-words', 'reread-entries'],
});
