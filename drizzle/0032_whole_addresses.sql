DROP INDEX "sales_comparable_zip_idx";--> statement-breakpoint
DROP INDEX "sales_comparable_city_idx";--> statement-breakpoint
DROP INDEX "sales_street_idx";--> statement-breakpoint
DROP INDEX "sales_district_idx";--> statement-breakpoint
ALTER TABLE "contractors" drop column "place_key";--> statement-breakpoint
ALTER TABLE "contractors" ADD COLUMN "place_key" text GENERATED ALWAYS AS (left(coalesce('{"alabama":"al","alaska":"ak","arizona":"az","arkansas":"ar","california":"ca","colorado":"co","connecticut":"ct","delaware":"de","districtofcolumbia":"dc","florida":"fl","georgia":"ga","guam":"gu","hawaii":"hi","idaho":"id","illinois":"il","indiana":"in","iowa":"ia","kansas":"ks","kentucky":"ky","louisiana":"la","maine":"me","maryland":"md","massachusetts":"ma","michigan":"mi","minnesota":"mn","mississippi":"ms","missouri":"mo","montana":"mt","nebraska":"ne","nevada":"nv","newhampshire":"nh","newjersey":"nj","newmexico":"nm","newyork":"ny","northcarolina":"nc","northdakota":"nd","ohio":"oh","oklahoma":"ok","oregon":"or","pennsylvania":"pa","puertorico":"pr","rhodeisland":"ri","southcarolina":"sc","southdakota":"sd","tennessee":"tn","texas":"tx","utah":"ut","vermont":"vt","virginia":"va","washington":"wa","westvirginia":"wv","wisconsin":"wi","wyoming":"wy"}'::jsonb ->> lower(regexp_replace(normalize("contractors"."state", nfkd), '[\u0300-\u036f\u02b9-\u02bf\u2010-\u201f[:space:][:punct:]]+', '', 'g')), lower(regexp_replace(normalize("contractors"."state", nfkd), '[\u0300-\u036f\u02b9-\u02bf\u2010-\u201f[:space:][:punct:]]+', '', 'g'))), 60) || ':' || left(regexp_replace(lower(regexp_replace(normalize("contractors"."city", nfkd), '[\u0300-\u036f\u02b9-\u02bf\u2010-\u201f[:space:][:punct:]]+', '', 'g')), '^(s)ain(t)|^(f)or(t)|^(m)oun(t)', '\1\2\3\4\5\6'), 100)) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "contractors" drop column "business_key";--> statement-breakpoint
ALTER TABLE "contractors" ADD COLUMN "business_key" text GENERATED ALWAYS AS (md5("contractors"."contractor_type_id"::text || '|' || lower(regexp_replace(normalize("contractors"."name", nfkd), '[\u0300-\u036f\u02b9-\u02bf\u2010-\u201f[:space:][:punct:]]+', '', 'g')) || '|' || lower(regexp_replace(normalize("contractors"."address_line1" || coalesce("contractors"."address_line2", ''), nfkd), '[\u0300-\u036f\u02b9-\u02bf\u2010-\u201f[:space:][:punct:]]+', '', 'g')))) STORED NOT NULL;--> statement-breakpoint
-- The columns that were made anew took their indexes along. Of businesses that were kept apart by an
-- apostrophe alone one stays: a real one before a demonstration one, then the first.
DELETE FROM "contractors" "one" USING "contractors" "other"
WHERE "other"."place_key" = "one"."place_key" AND "other"."business_key" = "one"."business_key"
  AND ("other"."is_demo", "other"."id") < ("one"."is_demo", "one"."id");--> statement-breakpoint
CREATE INDEX "contractors_shown_idx" ON "contractors" USING btree ("place_key","contractor_type_id","is_demo","name","id","address_line1","address_line2","city","state","phone_number");--> statement-breakpoint
CREATE UNIQUE INDEX "contractors_business_idx" ON "contractors" USING btree ("place_key","business_key");--> statement-breakpoint
-- In one statement, so that the table is written anew once.
ALTER TABLE "sales"
  ALTER COLUMN "house_number" SET DATA TYPE text,
  ADD COLUMN "unit" text,
  ADD COLUMN "city_key" text GENERATED ALWAYS AS (left(regexp_replace(lower(regexp_replace(normalize("sales"."city", nfkd), '[\u0300-\u036f\u02b9-\u02bf\u2010-\u201f[:space:][:punct:]]+', '', 'g')), '^(s)ain(t)|^(f)or(t)|^(m)oun(t)', '\1\2\3\4\5\6'), 100)) STORED;--> statement-breakpoint
-- Keys of streets, where they are looked up by, as lib/us/street-key.ts makes them now.
UPDATE "sales"
SET "street_key" = regexp_replace(normalize("street_key", nfkd), '[\u0300-\u036f\u02b9-\u02bf\u2018\u2019\u0060]+', '', 'g')
WHERE "zip_code" IS NULL AND "street_key" ~ '[^ -_a-~]';--> statement-breakpoint
UPDATE "sales"
SET "street_key" = coalesce((
  SELECT regexp_replace("plain", "pattern", '\1' || "key" || ' \2\3')
  FROM (VALUES
    (1, 'county rd', '^((?:(?:n|s|e|w|ne|nw|se|sw|old) )*)(?:(?:county|cnty|cty|co)(?: trunk)? (?:(?:rd|hwy|rte|route|rt)|trunk)|cr|cth|csah)(?: |(?=\d))((?:[a-z]?\d{1,5}(?:\.\d{1,3})?[a-z]?|[a-z]{1,2}))(?= |$)(?: (?:rd|hwy)(?= |$))?(.*)$'),
    (2, 'county rd', '^((?:(?:n|s|e|w|ne|nw|se|sw|old) )*)(?:county|cnty|cty)(?: |(?=\d))([a-z]?\d{1,5}(?:\.\d{1,3})?[a-z]?)(?= |$)(?: (?:rd|hwy)(?= |$))?(.*)$'),
    (3, 'us hwy', '^((?:(?:n|s|e|w|ne|nw|se|sw|old) )*)(?:(?:us|united states)(?: (?:rd|hwy|rte|route|rt))?)(?: |(?=\d))([a-z]?\d{1,5}(?:\.\d{1,3})?[a-z]?)(?= |$)(?: (?:rd|hwy)(?= |$))?(.*)$'),
    (4, 'i', '^((?:(?:n|s|e|w|ne|nw|se|sw|old) )*)(?:(?:interstate|i|ih)(?: hwy)?)(?: |(?=\d))([a-z]?\d{1,5}(?:\.\d{1,3})?[a-z]?)(?= |$)(?: (?:rd|hwy)(?= |$))?(.*)$'),
    (5, 'fm', '^((?:(?:n|s|e|w|ne|nw|se|sw|old) )*)(?:(?:fm|farm to market)(?: rd)?)(?: |(?=\d))([a-z]?\d{1,5}(?:\.\d{1,3})?[a-z]?)(?= |$)(?: (?:rd|hwy)(?= |$))?(.*)$'),
    (6, 'rm', '^((?:(?:n|s|e|w|ne|nw|se|sw|old) )*)(?:(?:rm|ranch to market)(?: rd)?|rr|ranch rd)(?: |(?=\d))([a-z]?\d{1,5}(?:\.\d{1,3})?[a-z]?)(?= |$)(?: (?:rd|hwy)(?= |$))?(.*)$'),
    (7, 'twp rd', '^((?:(?:n|s|e|w|ne|nw|se|sw|old) )*)(?:(?:twp|township) rd|tr)(?: |(?=\d))([a-z]?\d{1,5}(?:\.\d{1,3})?[a-z]?)(?= |$)(?: (?:rd|hwy)(?= |$))?(.*)$'),
    (8, 'pr', '^((?:(?:n|s|e|w|ne|nw|se|sw|old) )*)(?:pr|(?:pvt|private) rd|carr|carretera)(?: |(?=\d))([a-z]?\d{1,5}(?:\.\d{1,3})?[a-z]?)(?= |$)(?: (?:rd|hwy)(?= |$))?(.*)$'),
    (9, 'state hwy', '^((?:(?:n|s|e|w|ne|nw|se|sw|old) )*)(?:(?:state|st|(?:al|alabama|ak|alaska|as|american samoa|az|arizona|ar|arkansas|ca|california|co|colorado|ct|connecticut|de|delaware|dc|district of columbia|fl|florida|ga|georgia|gu|guam|hi|hawaii|id|idaho|il|illinois|in|indiana|ia|iowa|ks|kansas|ky|kentucky|la|louisiana|me|maine|md|maryland|ma|massachusetts|mi|michigan|mn|minnesota|ms|mississippi|mo|missouri|mt|montana|ne|nebraska|nv|nevada|nh|new hampshire|nj|new jersey|nm|new mexico|ny|new york|nc|n carolina|nd|n dakota|mp|northern mariana islands|oh|ohio|ok|oklahoma|or|oregon|pa|pennsylvania|ri|rhode island|sc|s carolina|sd|s dakota|tn|tennessee|tx|texas|ut|utah|vt|vermont|vi|us virgin islands|va|virginia|wa|washington|wv|w virginia|wi|wisconsin|wy|wyoming)) (?:rd|hwy|rte|route|rt)|state trunk hwy|hwy|rte|route|rt)(?: |(?=\d))((?:[a-z]?\d{1,5}(?:\.\d{1,3})?[a-z]?|[a-z]{1,2}))(?= |$)(?: (?:rd|hwy)(?= |$))?(.*)$'),
    (10, 'state hwy', '^((?:(?:n|s|e|w|ne|nw|se|sw|old) )*)(?:sr|sh|sth|m|k|(?:al|alabama|ak|alaska|as|american samoa|az|arizona|ar|arkansas|ca|california|co|colorado|ct|connecticut|de|delaware|dc|district of columbia|fl|florida|ga|georgia|gu|guam|hi|hawaii|id|idaho|il|illinois|in|indiana|ia|iowa|ks|kansas|ky|kentucky|la|louisiana|me|maine|md|maryland|ma|massachusetts|mi|michigan|mn|minnesota|ms|mississippi|mo|missouri|mt|montana|ne|nebraska|nv|nevada|nh|new hampshire|nj|new jersey|nm|new mexico|ny|new york|nc|n carolina|nd|n dakota|mp|northern mariana islands|oh|ohio|ok|oklahoma|or|oregon|pa|pennsylvania|ri|rhode island|sc|s carolina|sd|s dakota|tn|tennessee|tx|texas|ut|utah|vt|vermont|vi|us virgin islands|va|virginia|wa|washington|wv|w virginia|wi|wisconsin|wy|wyoming)(?: s[rh])?)(?: |(?=\d))([a-z]?\d{1,5}(?:\.\d{1,3})?[a-z]?)(?= |$)(?: (?:rd|hwy)(?= |$))?(.*)$')
  ) "roads"("place", "key", "pattern"),
    regexp_replace("street_key", '[ #-]+', ' ', 'g') "plain"
  WHERE "plain" ~ "pattern"
  ORDER BY "place" LIMIT 1), "street_key")
WHERE "zip_code" IS NULL
  AND "street_key" ~ '[0-9]|(rd|hwy|rte|route|rt|trunk|cth|csah|cr) [a-z]{1,2}( |$)';--> statement-breakpoint
CREATE INDEX "sales_comparable_zip_idx" ON "sales" USING btree ("zip_code","sold_on","id","market","is_demo","price","property_type","house_number","street","unit","city","state","district","latitude","longitude","living_area","lot_size","basement_area","bedrooms","bathrooms","year_built","year_remodeled") WHERE ("sales"."living_area" is not null and ("sales"."property_type" is null or "sales"."property_type" <> 'land_lot'));--> statement-breakpoint
CREATE INDEX "sales_comparable_city_idx" ON "sales" USING btree ("state","city_key","sold_on") WHERE ("sales"."living_area" is not null and ("sales"."property_type" is null or "sales"."property_type" <> 'land_lot'));--> statement-breakpoint
CREATE INDEX "sales_street_idx" ON "sales" USING btree ("state","city_key","street_key") WHERE "sales"."zip_code" is null;--> statement-breakpoint
CREATE INDEX "sales_district_idx" ON "sales" USING btree ("state","city_key","district","sold_on") WHERE "sales"."zip_code" is null;