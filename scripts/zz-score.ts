import { scoreBatch } from "#tests/description/unseen/score.ts";
const [file, list] = process.argv.slice(2);
const [batch] = Object.values(await import(file!)) as any[];
const s = scoreBatch(batch);
console.log(file, "true flagged", s.flagged.length, "/", batch.true.length, "| invented missed", s.missed.length, "/", batch.invented.length, "| listing claims missed", s.missedInListings.length, "/", s.claims, "wrong in listings", s.wrongInListings.length, "| unfair missed", s.unfairMissed.length, "/", batch.unfair.length, "| innocent flagged", s.innocentFlagged.length, "/", batch.innocent.length);
if (list) console.log(JSON.stringify(s, null, 1));
