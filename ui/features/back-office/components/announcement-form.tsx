import { Button, NativeSelect, TextInput } from "@mantine/core";
import { ANNOUNCEMENT_LENGTH, checkAnnouncement, type Announcement } from "@morsel/domain/back-office";
import { DEFAULT_LOCALE, LOCALES, type Locale } from "@morsel/domain/locales";
import { useState, type FormEvent } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import sharing from "../../../sharing/sharing.module.css";
import { Sheet } from "../../../shell/page/page.tsx";
import { beginOfDay, dayAhead, endOfDay } from "../days.ts";
import { AnnouncementPreview } from "./announcement-preview.tsx";
import { isReasonShort, ReasonField } from "./reason-field.tsx";

export type AnnouncementFormProps = {
  /** The one that stands, to begin with. */
  readonly standing: Announcement | undefined;
  readonly now: number;
  readonly isBusy: boolean;
  readonly onSubmit: (reason: string, wish: Omit<Announcement, "id">) => void;
};

const dayOf = (at: number): string => new Date(at).toISOString().slice(0, 10);

/** BO4: the text in each language, its link and its days, with a preview of the language that is being written. */
export const AnnouncementForm = ({ standing, now, isBusy, onSubmit }: AnnouncementFormProps) => {
  const intl = useIntl();
  const [locale, setLocale] = useState<Locale>(DEFAULT_LOCALE);
  const [texts, setTexts] = useState<Announcement["texts"]>(standing?.texts ?? {});
  const [link, setLink] = useState(standing?.link ?? "");
  const [from, setFrom] = useState(() => dayOf(standing?.from ?? now));
  const [until, setUntil] = useState(() => (standing === undefined ? dayAhead(now, 7) : dayOf(standing.until - 1)));
  const [reason, setReason] = useState("");
  const [isTold, setTold] = useState(false);
  const wish = {
    texts,
    from: beginOfDay(from) ?? Number.NaN,
    until: endOfDay(until) ?? Number.NaN,
    ...(link.trim() === "" ? {} : { link: link.trim() }),
  };
  const checked = checkAnnouncement({ ...wish, id: "" }, now);
  const wrong = checked.ok || !isTold ? undefined : checked.error.field;
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    setTold(true);
    if (checked.ok && !isReasonShort(reason)) onSubmit(reason, wish);
  };
  const text = texts[locale] ?? "";
  const named = new Intl.DisplayNames([intl.locale], { type: "language" });
  const isWritten = (one: Locale): boolean => (texts[one] ?? "").trim() !== "";
  return (
    <Sheet>
      <form className={sharing.form} onSubmit={submit} noValidate>
        <NativeSelect
          label={<FormattedMessage id="office.announcement.language" />}
          value={locale}
          data={LOCALES.map((value) => ({
            value,
            label: isWritten(value)
              ? intl.formatMessage({ id: "office.announcement.written" }, { language: named.of(value) ?? value })
              : (named.of(value) ?? value),
          }))}
          onChange={({ currentTarget: { value } }) => setLocale(LOCALES.find((one) => one === value) ?? DEFAULT_LOCALE)}
        />
        <TextInput
          style={{ width: "100%" }}
          label={<FormattedMessage id="office.announcement.text" />}
          description={<FormattedMessage id="office.announcement.text.hint" />}
          maxLength={ANNOUNCEMENT_LENGTH}
          lang={locale}
          value={text}
          {...(wrong === "texts" ? { error: <FormattedMessage id="office.announcement.text.wrong" /> } : {})}
          onChange={({ currentTarget: { value } }) => setTexts({ ...texts, [locale]: value })}
        />
        <TextInput
          label={<FormattedMessage id="office.announcement.link" />}
          description={<FormattedMessage id="office.announcement.link.hint" />}
          maxLength={500}
          autoComplete="off"
          spellCheck={false}
          value={link}
          {...(wrong === "link" ? { error: <FormattedMessage id="office.announcement.link.wrong" /> } : {})}
          onChange={({ currentTarget: { value } }) => setLink(value)}
        />
        <span className={sharing.pair}>
          <TextInput
            type="date"
            label={<FormattedMessage id="office.announcement.from" />}
            value={from}
            {...(wrong === "from" ? { error: <FormattedMessage id="office.announcement.from.wrong" /> } : {})}
            onChange={({ currentTarget: { value } }) => setFrom(value)}
          />
          <TextInput
            type="date"
            label={<FormattedMessage id="office.announcement.until" />}
            value={until}
            {...(wrong === "until" ? { error: <FormattedMessage id="office.announcement.until.wrong" /> } : {})}
            onChange={({ currentTarget: { value } }) => setUntil(value)}
          />
        </span>
        {text.trim() !== "" && (
          <>
            <p className={sharing.hint}>
              <FormattedMessage id="office.announcement.preview" />
            </p>
            <AnnouncementPreview
              text={text}
              {...(link.trim() === "" || wrong === "link" ? {} : { link: link.trim() })}
            />
          </>
        )}
        <ReasonField reason={reason} isTold={isTold} onReason={setReason} />
        <Button type="submit" loading={isBusy}>
          <FormattedMessage id="office.announcement.save" />
        </Button>
      </form>
    </Sheet>
  );
};
