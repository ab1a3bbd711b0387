/** Opinions that assert nothing checkable: a reader who disagrees has not been told an untruth. */
export const OPINION_WORDS = `
absolute adaptable adequate adorable ageless agreeable alive amazing ambiance ambience ambitious
ample appeal appealing appropriate atmosphere attractive aura awesome bare basic bearable beautiful
beauty best better big blank bold bonus bright brilliant calm canvas capable cared castle casual
central certain charm charmer charming cheerful cheery cherished chief clean clear clever close
comfort comfortable comfortably comforts comfy common compact complete considerable continuous
convenient cosy cozy crafty creative crisp cute daily dandy dear decent delight delightful
dependable deserve different difficult dignified direct distinct distinctive distinguished
down-to-earth dream dreamy dusty earnest ease easily easy easygoing efficient elbow elegance
elegantly endless enjoyable entire equal essential everlasting excellent exceptional excess extra
extraordinary fabulous fair faithful false familiar fancy fantastic feel feeling feelings festive
final fine firm flexibility flexible forgiving former free frequent fresh friendly frugal full
fully fun fun-loving functional gem generous gentle genuine getaway glad going gone good gorgeous
grace graceful gracious gradual grand great grumpy handled handsome handy happiness happy hard
harmony heavy hidden hideaway homey honest hospitable hospitality hot huge-hearted humble ideal
identical immense important impossible impressive incredible independent individual instant
interesting intimate inviting jolly jovial joy joyful keen keeper key known laid-back large larger
largest lasting late latest light limited lively local logical lonely loose loud love loved lovely
loving lovingly low loyal lucky luxury magic magical major manageable marvelous mellow memorable
mere merry messy mild minor mixed modest mood mounted muddy narrow neat necessary nest neutral
new-to-you nice nicer nicest nifty normal notable numerous oasis obvious odd official old older
open opposite orderly ordinary outer outstanding paradise patient peaceful peachy perfect perfectly
permanent personal personality phenomenal picky plain pleasant pleasing pleasure polished politely
popular positive practical precious prepared present pretty previous pride prime prior promising
prompt proper proportion proportions proud public pure quaint quality quick quietly quirky random
rapid rare real recent refined refreshing regular related relative relaxed relaxing relevant
reliable reliably remarkable resilient restful retreat rich romantic roominess roomy round rustic
safe said sanctuary satisfying scale scarce sensible sensibly sentimental serene serious sharp
short silent simplest sincere sleepy slight slow small smaller smart smooth snappy snug sober
social soft soggy sore sound spacious spaciousness spare special specific spectacular spirit
splendid standard stately steadfast steady steep stiff straight straightforward strange strict
strong stubborn stunning sturdy stylish substantial subtle sudden sufficient suitable sunny super
superb supposed surprising sweet swell symmetry tall tasteful tasty tempting tender terrific thick
thin thoughtful thoughtfully thrifty tidy tight timeless tiny toasty touch touches tough treasure
true trusty typical ultimate unassuming unbearable understated unexpected unforgettable unfussy
unhurried unique unpretentious unsung unusual useful usual vacant-looking valuable varied variety
versatile versatility vibe vibrant vital warm warm-hearted warmth weathered welcoming well-loved
well-used whimsical wide wild winding winner wise wonder wonderful workable worth worthwhile worthy
woven wrong yellow young zippy
`;
