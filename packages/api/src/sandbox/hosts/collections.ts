// Imported for the collections they declare, which are also needed in the declaration files for other packages.
import '../core/cardAttempts.ts';
import '../core/jobs/job.ts';
import '../features/account/records.ts';
import '../features/auth/records.ts';
import '../features/doctors/records.ts';
import '../features/identity/records.ts';
import '../features/messages/records.ts';
import '../features/notifications/records.ts';
import '../features/orders/records.ts';
import '../features/payment/records.ts';
import '../features/questionnaire/records.ts';
import '../features/registration/records.ts';
import '../features/treatment/records.ts';
import '../vendors/identity/records.ts';
import '../vendors/mail/mails.ts';
import '../vendors/reports/envelope.ts';
import '../vendors/tags/event.ts';
