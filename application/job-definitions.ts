/** One line for each kind of jobs. */
export { sendMail } from "./mail/send-mail-job.ts";
