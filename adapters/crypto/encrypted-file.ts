import { createCipheriv, createDecipheriv, randomBytes, scryptSync } from "node:crypto";
import { createReadStream, createWriteStream, statSync } from "node:fs";
import { open } from "node:fs/promises";
import { Transform } from "node:stream";
import { pipeline } from "node:stream/promises";

/** The file is another kind, was cut or changed, or the passphrase is another one. */
export class EncryptedFileUnreadable extends Error {
  override readonly name = "EncryptedFileUnreadable";
}

/** "MORSELB1", salt, nonce; then the ciphertext and its tag. */
const MAGIC = Buffer.from("MORSELB1");
const SALT = 16;
const NONCE = 12;
const TAG = 16;
const HEAD = MAGIC.length + SALT + NONCE;

/** scrypt with 32 MB: about a tenth of a second for each guess of a passphrase. (RFC 7914) */
const keyOf = (passphrase: string, salt: Buffer): Buffer =>
  scryptSync(passphrase.normalize("NFKC"), salt, 32, { N: 2 ** 15, r: 8, p: 1, maxmem: 2 ** 26 });

/** Encrypts a file of any size with AES-256-GCM (NIST SP 800-38D), of which a few kB are in memory at a time. */
export const encryptFile = async (from: string, to: string, passphrase: string): Promise<void> => {
  const [salt, nonce] = [randomBytes(SALT), randomBytes(NONCE)];
  const cipher = createCipheriv("aes-256-gcm", keyOf(passphrase, salt), nonce);
  const head = Buffer.concat([MAGIC, salt, nonce]);
  cipher.setAAD(head);
  let isBegun = false;
  const framed = new Transform({
    transform(chunk: Buffer, _, done) {
      if (!isBegun) this.push(head);
      isBegun = true;
      done(null, chunk);
    },
    flush(done) {
      this.push(isBegun ? cipher.getAuthTag() : Buffer.concat([head, cipher.getAuthTag()]));
      done();
    },
  });
  await pipeline(
    createReadStream(from),
    cipher,
    framed,
    createWriteStream(to, { mode: 0o600, flags: "wx", flush: true }),
  );
};

export const isEncryptedFile = async (path: string): Promise<boolean> => {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(MAGIC.length), 0, MAGIC.length, 0);
    return bytesRead === MAGIC.length && buffer.equals(MAGIC);
  } finally {
    await file.close();
  }
};

const readPart = async (path: string, start: number, length: number): Promise<Buffer> => {
  const file = await open(path);
  try {
    return (await file.read(Buffer.alloc(length), 0, length, start)).buffer;
  } finally {
    await file.close();
  }
};

/** Decrypts into a new file. What was written of it is no good before this has ended well: the tag is checked at the end. */
export const decryptFile = async (from: string, to: string, passphrase: string): Promise<void> => {
  const { size } = statSync(from);
  if (size < HEAD + TAG || !(await isEncryptedFile(from)))
    throw new EncryptedFileUnreadable("This is no encrypted backup.");
  const head = await readPart(from, 0, HEAD);
  const salt = head.subarray(MAGIC.length, MAGIC.length + SALT);
  const decipher = createDecipheriv("aes-256-gcm", keyOf(passphrase, salt), head.subarray(-NONCE));
  decipher.setAAD(head);
  decipher.setAuthTag(await readPart(from, size - TAG, TAG));
  // An empty body has no range to read.
  const body = size === HEAD + TAG ? [] : createReadStream(from, { start: HEAD, end: size - TAG - 1 });
  try {
    await pipeline(body, decipher, createWriteStream(to, { mode: 0o600, flags: "wx", flush: true }));
  } catch (cause) {
    if (cause instanceof Error && /authenticate/.test(cause.message))
      throw new EncryptedFileUnreadable("The passphrase is another one, or the file was changed or cut.", { cause });
    throw cause;
  }
};
