/** One line for each kind of jobs. */
export { sendMail } from "./mail/send-mail-job.ts";
export { sendContactMail } from "./contact/contact-mail-job.ts";
export { sendLink } from "./account/link-job.ts";
export { eraseAccount } from "./account/erase-job.ts";
export { cleanUp } from "./account/clean-up-job.ts";
export { eraseDeletedPhotos } from "./progress-photos/erase-photos-job.ts";
export { sendDigest } from "./weekly-digest/digest-job.ts";
export { repairFibre } from "./own-foods/mend-fibre-job.ts";
export { readImport } from "./import/read-import-job.ts";
export { runImport } from "./import/run-import-job.ts";
export { undoImport } from "./import/undo-import-job.ts";
export { eraseImportFiles } from "./import/erase-import-files-job.ts";
