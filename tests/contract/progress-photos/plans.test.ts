import { randomUUID } from "node:crypto";
import { makeSqlPhotoStore } from "@morsel/adapters/sql/progress-photos/photo-store";
import { addDays } from "@morsel/domain/calendar";
import { PHOTO_LIMITS, type PhotoId } from "@morsel/domain/measurements";
import { describe, expect, it } from "vitest";
import { ENGINES } from "../../support/engines.ts";
import { isWalk, planOf, recordQueries, type RecordedQuery } from "../../support/watched-sql.ts";
import { filledTable } from "../filled-table.ts";
import { MONDAY, refusal, run } from "../stores.ts";

describe.each(ENGINES)("$engine: photos are found by an index", ({ engine, fresh }) => {
  const columns = ["member_id", "id", "date", "time", "width", "height", "bytes", "deleted_at"];
  const { ada, sql } = filledTable(fresh, "progress_photo", columns, (member, n) => [
    member,
    randomUUID(),
    addDays(MONDAY, -n),
    "",
    900,
    1200,
    Math.floor(PHOTO_LIMITS.keptBytes / 60),
    n % 7 === 0 ? 1_000_000 + n : null,
  ]);
  const small = { small: new Uint8Array(50), medium: new Uint8Array(50), large: new Uint8Array(50) };

  it("W115 M15 a member keeps so many bytes and no more", async () => {
    const store = makeSqlPhotoStore(sql());
    const photo = { id: randomUUID() as PhotoId, date: MONDAY, width: 1, height: 1 };
    expect(await refusal(store.add(ada, photo, small))).toEqual({ _tag: "PhotosAreFull", limit: PHOTO_LIMITS.photos });
  });

  it("a page reads no picture, and a picture no list; neither does deleting, nor erasing what is over", async () => {
    const nothing = engine === "PostgreSQL" ? "'\\x00'::bytea" : "x'00'";
    await run(
      sql().script(`
        insert into progress_photo_image (member_id, photo_id, size, image)
        select member_id, id, 'small', ${nothing} from progress_photo;
        analyze`),
    );
    const asked: RecordedQuery[] = [];
    const store = makeSqlPhotoStore(recordQueries(sql(), asked));
    const [photo] = await run(store.page(ada, { limit: 25 }));
    if (photo === undefined) throw new Error("no photo");
    await run(store.image(ada, photo.id, "small"));
    expect(asked).toHaveLength(2);
    await run(store.remove(ada, photo.id, 2_000_000));
    await run(store.restore(ada, photo.id));
    await run(store.erase(1_000_001, 2));
    for (const statement of asked) {
      const plan = await run(planOf(sql(), statement));
      expect(plan.filter((line) => isWalk(sql(), line))).toEqual([]);
    }
  });
});
