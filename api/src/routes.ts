import type Router from '@koa/router';
import { registerHealth } from './platform/health.routes.ts';
import { registerOutbox } from './platform/mail/outbox.routes.ts';
import { registerOpenApi } from './platform/openapi.routes.ts';
import { registerAccountData } from './resources/account-data/account-data.routes.ts';
import { registerAccounts } from './resources/accounts/accounts.routes.ts';
import { registerAdminAudit } from './resources/admin-audit/admin-audit.routes.ts';
import { registerAdminContent } from './resources/admin-content/admin-content.routes.ts';
import { registerAdminFigures } from './resources/admin-figures/admin-figures.routes.ts';
import { registerAdminMails } from './resources/admin-mails/admin-mails.routes.ts';
import { registerAdminUsers } from './resources/admin-users/admin-users.routes.ts';
import { registerDrawings } from './resources/drawings/drawings.routes.ts';
import { registerContact } from './resources/contact/contact.routes.ts';
import { registerJournal } from './resources/journal/journal.routes.ts';
import { registerJourney } from './resources/journey.routes.ts';
import { registerLibrary } from './resources/library/library.routes.ts';
import { registerSync } from './resources/sync/sync.routes.ts';
import { registerAccount } from './resources/profile/account.routes.ts';
import { registerProfile } from './resources/profile/profile.routes.ts';
import { registerLeads } from './resources/leads/leads.routes.ts';
import { registerRegistry } from './resources/registry/registry.routes.ts';
import { registerReports } from './resources/reports/reports.routes.ts';
import { registerSetup } from './resources/setup/setup.routes.ts';

/** Every resource of the API, one line each. */
export function registerAll(router: Router): void {
  registerHealth(router);
  registerOpenApi(router);
  registerOutbox(router);
  registerAccounts(router);
  registerAccountData(router);
  registerProfile(router);
  registerAccount(router);
  registerSetup(router);
  registerAdminUsers(router);
  registerAdminFigures(router);
  registerAdminAudit(router);
  registerAdminContent(router);
  registerAdminMails(router);
  registerContact(router);
  registerLeads(router);
  registerRegistry(router);
  registerReports(router);
  registerJourney(router);
  registerLibrary(router);
  registerSync(router);
  registerDrawings(router);
  registerJournal(router);
}
