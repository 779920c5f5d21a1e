import type { AdminPage } from '../page.ts';
import { clockPage } from './clock.ts';
import { configPage } from './config.ts';
import { eventsPage } from './events.ts';
import { faultsPage } from './faults.ts';
import { connectionsPage } from './connections.ts';
import { mailsPage } from './mails.ts';
import { patientsPage } from './patients.ts';
import { reportsPage } from './reports.ts';

/** Pages in the order of the navigation. */
export const pages: readonly AdminPage[] = [
  patientsPage,
  clockPage,
  faultsPage,
  connectionsPage,
  mailsPage,
  reportsPage,
  eventsPage,
  configPage,
];
