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
  nav: {
    bar: 'journal',
    // The lines that the user keeps, on a page of mf-journey.
    also: ['subrayados'],
    to: '/journaling',
    label: 'Journal',
    icon: 'M12 5v16M20.001 19A2 2 0 0022 17V5a2 2 0 00-1.999-2L16 3.002A5 5 0 0012 5a5 5 0 00-4-2H4a2 2 0 00-2 2v12a2 2 0 001.999 2H8a5 5 0 014 2 5 5 0 014-2z',
  },
});
