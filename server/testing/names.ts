/** A name in each script that Unicode recommends for names (UAX #31, table 5), as its readers write it. */
export const namesIn: Readonly<Record<string, string>> = {
  Arabic: 'محمد بن عبد الله',
  'Arabic of Persian and Urdu': 'مریم حسین پور',
  Armenian: 'Արամ Խաչատրյան',
  Bengali: 'রবীন্দ্রনাথ ঠাকুর',
  Bopomofo: 'ㄨㄤˊ ㄒㄧㄠˇㄇㄧㄥˊ',
  Cyrillic: 'Ярослав Їжакевич',
  Devanagari: 'प्रिया शर्मा',
  Ethiopic: 'አበበ ቢቂላ',
  Georgian: 'გიორგი ბერიძე',
  Greek: 'Ελένη Παπαδοπούλου',
  Gujarati: 'કૃષ્ણા પટેલ',
  Gurmukhi: 'ਗੁਰਪ੍ਰੀਤ ਸਿੰਘ',
  'Han, simplified': '李明 张伟',
  'Han, traditional': '陳大文 劉德華',
  Hangul: '김민수',
  Hebrew: 'דוד בן־גוריון',
  Hiragana: '佐藤 さくら',
  Kannada: 'ಕೃಷ್ಣ ಮೂರ್ತಿ',
  Katakana: 'タロウ ヤマダ',
  Khmer: 'សុខា ភាសាខ្មែរ',
  Lao: 'ສົມສັກ ນ້ຳ',
  Latin: 'Zoë Łukasiewicz-Nguyễn',
  Malayalam: 'കൃഷ്ണൻ നായർ',
  Myanmar: 'အောင်ဆန်း မြန်မာ',
  Oriya: 'କୃଷ୍ଣ ପଟ୍ଟନାୟକ',
  Sinhala: 'ශ්‍රී ලංකා',
  Tamil: 'கோவிந்தன் ஸ்ரீ',
  Telugu: 'శ్రీనివాస్ రెడ్డి',
  Thaana: 'މުޙައްމަދު',
  Thai: 'สมชาย น้ำผึ้ง',
  Tibetan: 'བསྟན་འཛིན་རྒྱ་མཚོ',
};

/** Those of them that are read from right to left. */
export const fromRight = ['Arabic', 'Arabic of Persian and Urdu', 'Hebrew', 'Thaana'];

/** Of scripts that few write their names in today, and of signs that are none. */
export const namesWithoutAFace: Readonly<Record<string, string>> = {
  Adlam: '𞤀𞤣𞤢𞤥',
  Balinese: 'ᬓᬧᬮ',
  'Canadian Aboriginal': 'ᐃᓄᒃ',
  Cherokee: 'ᏣᎳᎩ',
  Gothic: '𐌰𐌱𐌲',
  Javanese: 'ꦗꦮ',
  Mongolian: 'ᠮᠣᠩ',
  "N'Ko": 'ߒߞߏ',
  Syriac: 'ܣܘܪ',
  'Tai Le': 'ᥖᥭᥰ',
  Tifinagh: 'ⵜⵉⴼ',
  Yi: 'ꆈꌠ',
  pictures: '🚀🌉',
};
