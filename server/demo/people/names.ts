/**
 * First and last names by language, so that a student's two names fit together.
 * A name that mail addresses cannot spell has its plain spelling after a bar.
 */
interface NameStock {
  readonly first: readonly string[];
  readonly last: readonly string[];
}

const names = (text: string) => text.split(',').map((name) => name.trim());
const stock = (first: string, last: string): NameStock => ({
  first: names(first),
  last: names(last),
});

export const nameStocks: readonly NameStock[] = [
  stock(
    'Amelia, Oscar, Freya, Rowan, Imogen, Callum, Niamh, Dylan, Bethan, Ewan, Orla, Jasper',
    'Ashworth, Penhaligon, Sutcliffe, O’Dowd, Merrick, Haldane, Pryce, Tindall, Kinsella, Wray, Lockyer, Strang',
  ),
  stock(
    'Chiamaka, Tunde, Adaora, Kelechi, Folake, Emeka, Yetunde, Obinna, Zainab, Ibrahim, Ngozi, Segun',
    'Adeleke, Okonjo, Balogun, Nwachukwu, Eze, Olatunji, Danjuma, Ogunleye, Ibekwe, Akpan, Lawal, Onyeka',
  ),
  stock(
    'Aarav, Diya, Kabir, Meera, Rohan, Ishita, Vikram, Ananya, Arjun, Lakshmi, Nikhil, Tanvi',
    'Raghavan, Chatterjee, Deshpande, Kulkarni, Bhatnagar, Pillai, Sengupta, Joshi, Venkatesan, Malhotra, Iyer, Thakur',
  ),
  stock(
    'Lucía, Mateo, Ximena, Andrés, Renata, Íñigo, Valeria, Julián, Noemí, Tomás, Itziar, Gonzalo',
    'Ibáñez, Quiroga, Zamora, Peñalver, Arriaga, Montoya, Echeverría, Muñiz, Salcedo, Cárdenas, Llorente, Yáñez',
  ),
  stock(
    'Beatriz, Caio, Inês, João, Larissa, Thiago, Mafalda, Vinícius, Conceição, Rui, Débora, Heitor',
    'Figueiredo, Magalhães, Teixeira, Brandão, Assunção, Queiroz, Varela, Simões, Guimarães, Lacerda, Falcão, Proença',
  ),
  stock(
    'Élodie, Bastien, Maëlle, Rémi, Capucine, Théo, Solène, Yann, Océane, Loïc, Anaïs, Gaël',
    'Lefèvre, Charpentier, Besançon, Garnier, Noël, Delacour, Fontanier, Guérin, Marchetti, Pelissier, Tissot, Vasseur',
  ),
  stock(
    'Jonas, Friederike, Lukas, Käthe, Moritz, Annika, Sören, Greta, Jürgen, Leonie, Tilman, Mareike',
    'Brückner, Oelschläger, Hartwig, Kästner, Strauß, Vollmer, Zielinski, Reuter, Böhm, Lindemann, Pfeiffer, Weiß',
  ),
  stock(
    'Astrid, Bjørn, Ingeborg, Søren, Maja, Håkon, Elin, Åke, Saga, Torbjörn, Ragnhild, Øyvind',
    'Bergström, Dahlgaard, Nygård, Sørensen, Haugland, Lundqvist, Ødegård, Sjöberg, Kvist, Rasmussen, Ekström, Thorvaldsen',
  ),
  stock(
    'Zofia, Łukasz, Agnieszka, Wojciech, Małgorzata, Bartosz, Jagoda, Przemysław',
    'Wiśniewicz, Kowalczuk, Dąbrowiec, Zając, Pokora, Ślusarz, Borowik, Gołąb',
  ),
  stock(
    'Jiří, Kateřina, Božena, Ondřej, Šárka, Vojtěch',
    'Šimůnek, Dvořáček, Horák, Novotný, Černák, Krejčík',
  ),
  stock(
    'Emre, Ayşe, Çağla, Deniz, Gökçe, Mehmet, Şule, Barış, İpek, Tuğçe, Kerem, Yağmur',
    'Yıldırım, Özkan, Çelebi, Şahinoğlu, Aydın, Demirtaş, Güneş, Kaplan, Tekinalp, Uçar, Erdoğmuş, Doğru',
  ),
  stock(
    'Linh, Đức, Hạnh, Minh, Thảo, Quân, Ngọc, Phương, Tuấn, Vy, Khánh, Hoàng',
    'Nguyễn, Trần, Phạm, Đặng, Huỳnh, Võ, Bùi, Đỗ, Lý, Hồ, Dương, Phan',
  ),
  stock(
    'Mihai, Ioana, Răzvan, Ștefania, Anca, Dragoș, Ilinca, Vlad',
    'Țurcanu, Brâncovescu, Munteanu, Ionașcu, Sorescu, Petrișor, Drăgan, Olteanu',
  ),
  stock(
    'Luca, Ginevra, Niccolò, Chiara, Tommaso, Ludovica, Matilde, Dario',
    'Bellandi, Zanetti, Ferraris, Dell’Orto, Rinaldi, Cattaneo, Moretto, Spinelli',
  ),
  stock(
    '陽翔|haruto, 結衣|yui, 蓮|ren, 美咲|misaki, 大和|yamato, 葵|aoi, 颯太|sota, 凛|rin, 直樹|naoki, 千尋|chihiro',
    '高橋|takahashi, 渡辺|watanabe, 小林|kobayashi, 吉田|yoshida, 松本|matsumoto, 斎藤|saito, 清水|shimizu, 森田|morita',
  ),
  stock(
    '子涵|zihan, 欣怡|xinyi, 浩然|haoran, 梓萱|zixuan, 俊杰|junjie, 雨桐|yutong, 志明|zhiming, 晓燕|xiaoyan, 思远|siyuan, 佳琪|jiaqi',
    '欧阳|ouyang, 陈|chen, 林|lin, 黄|huang, 吴|wu, 徐|xu, 沈|shen, 韩|han, 谢|xie, 郑|zheng',
  ),
  stock(
    'Ελένη|eleni, Νίκος|nikos, Δέσποινα|despina, Γιώργος|giorgos, Αθηνά|athina, Πέτρος|petros, Σοφία|sofia, Θάνος|thanos',
    'Παπαδάκης|papadakis, Οικονόμου|oikonomou, Βλάχος|vlachos, Καραμήτρος|karamitros, Λαμπράκη|lampraki, Σταύρου|stavrou, Ζέρβας|zervas, Δούκα|douka',
  ),
  stock(
    'Олена|olena, Тарас|taras, Дарина|daryna, Богдан|bohdan, Соломія|solomiia, Андрій|andrii, Юлія|yuliia, Максим|maksym',
    'Коваленко|kovalenko, Шевчук|shevchuk, Мельник|melnyk, Бондаренко|bondarenko, Лисенко|lysenko, Гриценко|hrytsenko, Ткачук|tkachuk, Савчин|savchyn',
  ),
  stock(
    'ليلى|layla, يوسف|yousef, مريم|maryam, عمر|omar, سلمى|salma, كريم|karim, نور|nour, طارق|tareq',
    'الخطيب|alkhatib, منصور|mansour, حداد|haddad, الزهراني|alzahrani, بركات|barakat, النجار|alnajjar, صباغ|sabbagh, درويش|darwish',
  ),
  stock(
    '지우|jiwoo, 서연|seoyeon, 민준|minjun, 하윤|hayun, 도현|dohyun, 수빈|subin, 예은|yeeun, 태양|taeyang',
    '김|kim, 박|park, 최|choi, 정|jung, 강|kang, 윤|yoon, 임|lim, 한|han',
  ),
  stock(
    'Wambui, Otieno, Achieng, Kamau, Naliaka, Mwangi, Amani, Zawadi, Juma, Baraka',
    'Wanjala, Odhiambo, Kiptoo, Muthoni, Njoroge, Chebet, Wekesa, Auma, Mutua, Kilonzo',
  ),
  stock(
    'Thabo, Lerato, Sipho, Nomvula, Tumelo, Zanele, Kagiso, Palesa',
    'Dlamini, Mokoena, Nkosi, Khumalo, Molefe, Radebe, Mthembu, Sithole',
  ),
];
