/** Opinions that assert nothing checkable: a reader who disagrees has not been told an untruth. */
export const OPINION_WORDS = `
absolute adaptable adequate adorable agreeable alive amazing ambiance ambience ample appeal
appealing appropriate atmosphere attractive aura away awesome bare basic bearable beautiful beauty
best better big blank bold bonus bright brilliant calm canvas capable cared castle casual central
certain charm charmer charming cheerful cherished chief classic clean clear clever close comfort
comfortable comforts comfy common compact complete considerable continuous convenient cosy cozy
curb current cute daily dear decent delight delightful deserve different difficult dignified direct
distinct distinctive distinguished dream dreamy earnest ease easily easy easygoing efficient elbow
elegance endless enjoyable entire equal essential everlasting excellent exceptional excess extra
extraordinary fabulous fair false familiar fancy fantastic feel feeling feelings final fine firm
flexibility flexible former free frequent fresh friendly full fully fun fun-loving functional gem
generous gentle genuine getaway given glad going gone good gorgeous grace graceful gracious gradual
grand great handled handsome handy happiness happy hard harmony haven heavy hidden hideaway homey
honest hospitable hospitality hot huge-hearted humble ideal identical immense important impossible
impressive incredible independent individual instant interesting intimate inviting joy joyful keen
keeper key kind known large larger largest lasting late latest legal less light limited lively
local logical long loose loud love loved lovely loving lovingly lucky magic magical major
manageable marvelous mellow memorable mere mild minor mixed modest mood narrow neat necessary nest
neutral new-to-you nice nicer nicest normal notable numerous oasis obvious odd official old older
open opposite orderly ordinary outer outstanding overall paradise past patient peaceful perfect
perfectly permanent personal personality phenomenal plain pleasant pleasing pleasure plenty
polished popular positive possible practical precious prepared present pretty previous pride prime
prior private promising prompt proper proud public pure quaint quality quick quietly quirky random
rapid rare real recent refined refreshing regular related relative relaxed relaxing relevant
reliable remarkable resilient rest restful retreat rich romantic roomy round rustic safe said
sanctuary satisfying scarce sense sensible sentimental serene serious set sharp short silent
similar simple simplest sincere slight slow small smaller smart smooth snug sober social soft sound
spacious spare special specific spectacular spirit splendid standard stately steady steep stiff
still straight straightforward strange strict strong stunning sturdy stylish substantial subtle
sudden sufficient suitable sunny super superb supposed sure surprising sweet tall tasteful tasty
tempting tender terrific thick thin thoughtful thoughtfully tidy tight timeless tiny touch touches
tough treasure true trusty typical ultimate unbearable understated unexpected unfinished
unforgettable unfussy unhurried unique unpretentious unusual useful usual vacant-looking valuable
varied variety versatile versatility vibe vibrant vital warm warm-hearted warmth weathered
welcoming well-loved well-used whimsical whole wide wild winding winner wise wonder wonderful
workable worth worthwhile worthy woven wrong yellow young
`;
