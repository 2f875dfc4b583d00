import { defineRemote } from '@app/shared-ui/remote/define-remote';
import { headings } from './src/copy/headings.es.ts';

export default defineRemote({
  steps: [
    () => import(/* webpackMode: "eager" */ './src/days/calendar-day.ts'),
    () => import(/* webpackMode: "eager" */ './src/challenges/challenge-list.tsx'),
  ],
  routes: [
    {
      path: '/calendario',
      page: () =>
        import(/* webpackMode: "eager" */ './src/app/calendar-page.tsx').then((module) => module.CalendarPage),
      isBundled: true,
      heading: headings.calendar,
    },
  ],
  slots: ['home-day'],
});
