/** One line for each kind of jobs. */
export { sendMail } from "./mail/send-mail-job.ts";
export { eraseDeletedPhotos } from "./progress-photos/erase-photos-job.ts";
