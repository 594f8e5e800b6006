import type { InvoiceWriter } from "@morsel/application/membership/invoice-writer";
import type { ReadSiteNames } from "@morsel/application/site-settings/read-site-names";
import { decimalText, money } from "@morsel/domain/currency";
import { utcText } from "@morsel/domain/calendar";
import { billTotal, paymentOutcome, planOf, refundedOf, type InvoiceLine } from "@morsel/domain/membership";
import * as Effect from "effect/Effect";
import type PdfDocument from "pdfkit";

const LEFT = 56;
const RIGHT = 539;

/** The fonts that every reader has know Western European letters alone; others become a question mark. */
const plain = (text: string): string => text.replaceAll(/[^\u0020-\u007E\u00A0-\u00FF]/g, "?").slice(0, 200);

const amount = (minor: number, currency: string): string => {
  const made = money(minor, currency);
  return made.ok ? `${decimalText(made.value)} ${currency}` : "";
};

const day = (instant: number): string => utcText(instant).slice(0, 10);

const lineText = ({ kind, product }: InvoiceLine): string => {
  const plan = planOf(product).interval === "year" ? "Premium, 12 months" : "Premium, 1 month";
  return kind === "tax" ? "Tax" : kind === "credit" ? `Unused time: ${plan}` : plan;
};

const STATES = {
  open: "Open",
  failed: "Not paid",
  authentication_needed: "Not paid",
  voided: "Voided",
  paid: "Paid",
  refunded: "Refunded",
  disputed: "Disputed",
} as const;

const row = (page: PDFKit.PDFDocument, y: number, left: string, right: string): void => {
  page.text(left, LEFT, y, { width: 360, lineBreak: false });
  page.text(right, RIGHT - 160, y, { width: 160, align: "right", lineBreak: false });
};

const draw = (
  page: PDFKit.PDFDocument,
  { state, createdAt }: Parameters<InvoiceWriter["write"]>[0],
  member: Parameters<InvoiceWriter["write"]>[1],
  seller: string,
): void => {
  const { bill } = state;
  page.font("Helvetica-Bold").fontSize(20).text("Invoice", LEFT, 64);
  page.font("Helvetica").fontSize(10);
  if (seller !== "") row(page, 92, "From", plain(seller));
  row(page, 110, "Number", plain(bill?.number ?? ""));
  row(page, 128, "Date", day(state.paidAt ?? createdAt));
  row(page, 146, "For", plain(member.username));
  row(page, 164, "E-mail", plain(member.email));
  row(page, 182, "Status", STATES[paymentOutcome(state)]);
  if (bill === undefined) return;
  row(page, 200, "Period", `${day(bill.from)} - ${day(bill.to)}`);
  let y = 240;
  page
    .moveTo(LEFT, y - 8)
    .lineTo(RIGHT, y - 8)
    .lineWidth(0.5)
    .stroke();
  for (const line of bill.lines) {
    row(page, y, lineText(line), amount(line.minor, bill.currency));
    y += 18;
  }
  page.moveTo(LEFT, y).lineTo(RIGHT, y).stroke();
  page.font("Helvetica-Bold");
  row(page, y + 8, "Total", amount(billTotal(bill), bill.currency));
  page.font("Helvetica");
  const refunded = refundedOf(state);
  if (refunded > 0) row(page, y + 26, "Refunded", amount(-refunded, bill.currency));
  if (bill.number?.startsWith("SANDBOX-") === true)
    page.text("Test payment: no money was charged.", LEFT, y + 60, { width: RIGHT - LEFT });
};

const bytesOf = (page: PDFKit.PDFDocument): Promise<Uint8Array> =>
  new Promise((resolve, reject) => {
    const parts: Uint8Array[] = [];
    page.on("data", (part: Uint8Array) => parts.push(part));
    page.on("end", () => resolve(new Uint8Array(Buffer.concat(parts))));
    page.on("error", reject);
    page.end();
  });

/** Loaded by the first invoice that somebody takes away. */
const pdfkit = async (): Promise<typeof PdfDocument> => (await import("pdfkit")).default;

/** SS9: from whom it is, where the operator gave a name. */
export const makePdfInvoices = ({ names }: { readonly names: ReadSiteNames }): InvoiceWriter => ({
  write: Effect.fnUntraced(function* (payment, member) {
    const { operator } = yield* names;
    return yield* Effect.promise(async () => {
      const Document = await pdfkit();
      const title = `Invoice ${payment.state.bill?.number ?? ""}`.trim();
      const page = new Document({ size: "A4", margin: LEFT, info: { Title: title, Creator: "Morsel" } });
      draw(page, payment, member, operator);
      return bytesOf(page);
    });
  }),
});
