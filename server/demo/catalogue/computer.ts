import type { CatalogueEntry } from './entry.ts';

export const computer: readonly CatalogueEntry[] = [
  {
    company: 'Fennmark Engineering',
    title: 'Sensor dashboard for a district heating plant',
    description:
      'Our plant in Aarhus logs 340 temperatures and pressures every ten seconds into CSV files that nobody opens. Build a web dashboard that reads them into a time-series store, draws supply and return per substation, and marks a substation whose return runs more than 5 K above its neighbours. The operators use it on a wall screen, so it must be readable from three metres. You hand over the code, a restart procedure and one week of it running.',
    skills: 'TypeScript, SQL, Time series, Charts',
    days: 45,
    location: 'Aarhus',
    places: 4,
  },
  {
    company: 'Fennmark Engineering',
    title: 'A drawing register that knows its revisions',
    description:
      'Four offices share 12,000 drawings by e-mail, and last year a fabricator built from revision C when D was current. Make a small register that takes PDF drawings, reads the title block, and tells everyone who downloaded an older revision. Success is one pilot project with 200 drawings and not a single unexplained superseded copy.',
    skills: 'Python, PostgreSQL, OCR, Web forms',
    days: 60,
    location: 'Remote',
    places: 2,
  },
  {
    company: 'Fennmark Engineering',
    title: 'Rule checker for bolted steel connections',
    description:
      'Designers check bolt spacing, edge distance and bearing by hand against Eurocode 3. Write a command-line checker that reads connections from our IFC exports and lists every rule that fails with the clause number. It is done when it agrees with thirty connections that two engineers have checked independently.',
    skills: 'Python, IFC, Eurocode 3, Testing',
    days: 40,
    location: 'Remote',
    places: 2,
  },
  {
    company: 'Tidewell Software',
    title: 'Pothole reports that find their own road crew',
    description:
      'Residents of three towns send photographs of road damage to one shared inbox. Build a service that groups reports within 15 metres of each other, reads the position from the photograph where there is one, and assigns the group to the crew of that district. The result is measured on 2,000 past reports: how many a clerk would still have to move.',
    skills: 'Node.js, PostGIS, REST, Leaflet',
    days: 50,
    location: 'Rotterdam',
    places: 2,
  },
  {
    company: 'Tidewell Software',
    title: 'Council minutes that can be searched by street',
    description:
      'Forty years of council minutes lie in scanned PDFs. Extract the text, recognise street and building names, and make a search page that answers "what was decided about Mill Lane" with the page it stands on. We care more about honest misses than about clever guesses, so report precision and recall on a sample you mark by hand.',
    skills: 'Python, OCR, Full-text search, Evaluation',
    days: 60,
    location: 'Remote',
    places: 2,
  },
  {
    company: 'Tidewell Software',
    title: 'Waste collection calendar without an app',
    description:
      'People should get their collection days into the calendar they already use. Generate iCalendar feeds for 41,000 addresses from our route tables, keep them correct when a holiday shifts a round, and serve them cheaply with proper caching headers. You finish with a load test and a page that explains the feed in plain words.',
    skills: 'Go, iCalendar, HTTP caching',
    days: 30,
    location: 'Remote',
    places: 1,
  },
  {
    company: 'Tidewell Software',
    title: 'Accessibility repair of a permit form with 93 fields',
    description:
      'Our building permit form fails for people who use a screen reader or only a keyboard. Test it with users, rank what hurts most, and repair it without changing what the back office receives. The form must meet WCAG 2.2 AA at the end, with an automated check in the build so that it stays that way.',
    skills: 'HTML, WCAG, Playwright, User testing',
    days: 35,
    location: 'Gothenburg',
    places: 2,
  },
  {
    company: 'Quillmark Labs',
    title: 'Incremental parser for a hardware description language',
    description:
      'Our editor re-parses whole files at every keystroke, which takes 180 ms on the largest designs. Write a grammar that parses incrementally and recovers from errors, so that highlighting stays right while a person is typing. The target is under 10 ms for a one-character edit in a file of 20,000 lines, measured on the corpus we provide.',
    skills: 'C, Parsing, Tree-sitter, Profiling',
    days: 75,
    location: 'Remote',
    places: 1,
  },
  {
    company: 'Quillmark Labs',
    title: 'Find the flaky test before it finds us',
    description:
      'One in nineteen builds fails for no reason. Rerun our 6,400 tests under shuffled order, slowed clocks and limited processors, and classify each flaky test by cause. You deliver the classification, the harness, and repairs for at least ten of the worst.',
    skills: 'Java, Testing, Linux, Statistics',
    days: 40,
    location: 'Kraków',
    places: 2,
  },
  {
    company: 'Quillmark Labs',
    title: 'Licence inventory for a monorepo in five languages',
    description:
      'Before each release a lawyer reads dependency lists for two days. Produce an SPDX inventory from our lock files, detect licences that differ between the registry and the source archive, and fail the build on ones we do not allow. The report must be readable by someone who has never seen a lock file.',
    skills: 'Python, SPDX, CI, Package managers',
    days: 30,
    location: 'Remote',
    places: 1,
  },
  {
    company: 'Parcelhaven',
    title: 'Route planner for a parcel depot',
    description:
      'Twenty-two vans leave our Leeds depot each morning on routes drawn up by one experienced dispatcher. Model time windows, van capacity and driver breaks, and compare a savings heuristic with local search on 60 recorded days. Drivers must be able to pin a stop to its usual place in the round, because they know which gate is locked at nine.',
    skills: 'Python, Optimisation, OpenStreetMap, OR-Tools',
    days: 60,
    location: 'Leeds',
    places: 3,
  },
  {
    company: 'Parcelhaven',
    title: 'Predicting when a parcel locker will be full',
    description:
      'Lockers at stations fill up on Thursdays and couriers carry parcels back. Forecast free compartments by size for the next twelve hours from two years of door events, and state how sure the forecast is. A simple model that beats "same as last week" by a fifth is worth more to us than a complex one that cannot be explained.',
    skills: 'Python, Forecasting, SQL, Statistics',
    days: 45,
    location: 'Remote',
    places: 2,
  },
  {
    company: 'Parcelhaven',
    title: 'Label reader for damaged barcodes',
    description:
      'About 1.3% of labels cannot be read by the fixed scanners, and each one costs a person forty seconds. Combine several frames of the same parcel and the printed address to recover the number. You work with 50,000 recorded images and are judged on wrong reads first, missed reads second.',
    skills: 'C++, OpenCV, OCR',
    days: 55,
    location: 'Nairobi',
    places: 2,
  },
  {
    company: 'Parcelhaven',
    title: 'Offline-first delivery notes for rural couriers',
    description:
      'Couriers in the highlands lose signal for hours and their signatures with it. Rework the delivery screen as a progressive web app that keeps signatures and photographs locally and sends them once, in order, when the network returns. Prove it with a test that cuts the connection at every step.',
    skills: 'TypeScript, Service workers, IndexedDB, Testing',
    days: 50,
    location: 'Medellín',
    places: 2,
  },
  {
    company: 'Murmuration Audio',
    title: 'Low-latency room reverb in Rust',
    description:
      'Our reverb is pleasant and slow: it needs 11 ms of buffer on a small laptop. Rewrite the convolution with partitioned FFTs so that a 64-sample buffer runs without a dropout, and keep the output within -90 dB of the present one. Deliver a benchmark on three machines and listening notes from two musicians.',
    skills: 'Rust, DSP, FFT, Benchmarking',
    days: 60,
    location: 'Lyon',
    places: 1,
  },
  {
    company: 'Murmuration Audio',
    title: 'Birdsong marker for field recordists',
    description:
      'Recordists come home with nine hours of dawn and listen to all of it. Mark the stretches that hold birdsong, wind or handling noise, and draw them along the waveform so that a person can jump. It must run on a laptop without a network and process an hour in under two minutes.',
    skills: 'Python, Audio features, Machine learning',
    days: 45,
    location: 'Remote',
    places: 2,
  },
  {
    company: 'Murmuration Audio',
    title: 'Keyboard-only audio editor controls',
    description:
      'Blind users of our editor cannot place a fade. Design and build keyboard commands with spoken positions for cutting, fading and moving clips, together with two blind producers who will try every version. The measure is whether both can edit a three-minute interview without help.',
    skills: 'C++, Qt, Accessibility, User testing',
    days: 40,
    location: 'Remote',
    places: 1,
  },
  {
    company: 'Greenrow Systems',
    title: 'Irrigation advice from soil probes and the forecast',
    description:
      'Vineyards near Mendoza water by the calendar. Join soil moisture from 48 probes with the public forecast and a crop model, and send each grower one sentence in the morning: how long to open which valve, and why. Compare the water used with last season and say plainly where the advice was wrong.',
    skills: 'Python, Time series, Weather data, PostgreSQL',
    days: 70,
    location: 'Mendoza',
    places: 3,
  },
  {
    company: 'Greenrow Systems',
    title: 'Counting sheep from a gate camera',
    description:
      'Shepherds count by eye and disagree by five in three hundred. Count animals that pass a gate in video from a fixed camera, both ways, with dust and low sun. You label your own test set with us, and the goal is an error of at most one animal per hundred on a farm the model has never seen.',
    skills: 'Python, Computer vision, Tracking',
    days: 50,
    location: 'Christchurch',
    places: 2,
  },
  {
    company: 'Greenrow Systems',
    title: 'Spray record that an inspector accepts',
    description:
      'Farmers must keep a record of every plant protection treatment for three years. Turn our free-text diary into a structured record with product register lookup, field geometry and waiting times, exportable in the format the inspectorate asks for. Two growers use it for a month and their inspector reads the result.',
    skills: 'TypeScript, Forms, PostgreSQL, PDF',
    days: 40,
    location: 'Remote',
    places: 2,
  },
  {
    company: 'Candlewick Health Data',
    title: 'Plain-language discharge letters',
    description:
      'Discharge letters are written for doctors and read by patients. Build a tool that marks abbreviations and long sentences while the doctor writes, and offers a wording from a glossary our nurses maintain; nothing is generated. We test whether 30 readers answer five questions about their letter better than before.',
    skills: 'TypeScript, Text analysis, Usability',
    days: 45,
    location: 'Bergen',
    places: 2,
  },
  {
    company: 'Candlewick Health Data',
    title: 'Synthetic hospital records for safe testing',
    description:
      'Developers need realistic admissions without a single real patient. Generate linked tables of stays, wards and laboratory values that keep the distributions and the constraints of the original schema, and measure how close a record can come to a real one. The result must pass the review of our privacy officer, whom you will meet weekly.',
    skills: 'Python, Statistics, SQL, Privacy',
    days: 60,
    location: 'Remote',
    places: 2,
  },
  {
    company: 'Candlewick Health Data',
    title: 'Waiting room screen that survives the network',
    description:
      'When the clinic network drops, the call screens freeze on the last name and people miss their turn. Rebuild the display so that it shows its age honestly, reconnects by itself and keeps a printed fallback for the desk. A test rig must cut power and network at random for a whole night.',
    skills: 'TypeScript, Server-sent events, Linux',
    days: 30,
    location: 'Tallinn',
    places: 1,
  },
  {
    company: 'Candlewick Health Data',
    title: 'Mapping local laboratory codes to LOINC',
    description:
      'Six laboratories name 4,100 tests in six ways. Build a matching tool that proposes LOINC codes from name, unit and specimen, ranks its proposals, and keeps a record of who accepted which. A laboratory scientist should get through 200 tests an hour with it, against 35 by hand today.',
    skills: 'Python, Information retrieval, LOINC, React',
    days: 55,
    location: 'Remote',
    places: 2,
  },
  {
    company: 'Brightlathe Vision',
    title: 'Scratch detection on brushed steel panels',
    description:
      'The grain of brushed steel hides scratches from a plain camera. Try structured light from four directions and separate scratch from grain in the frequency domain, on the bench line we set up for you. We want a false alarm rate below 0.5% at 200 panels an hour, with an image saved for every rejected panel.',
    skills: 'C++, OpenCV, Optics, Signal processing',
    days: 70,
    location: 'Brno',
    places: 2,
  },
  {
    company: 'Brightlathe Vision',
    title: 'Camera calibration a fitter can do in five minutes',
    description:
      "Calibrating our cameras takes an engineer an hour with a chessboard. Make a guided procedure with a printed target that tells the fitter where to hold it next and when it is enough. You compare its reprojection error with the engineer's on ten installed cameras.",
    skills: 'Python, OpenCV, Geometry, Interface design',
    days: 35,
    location: 'Remote',
    places: 1,
  },
  {
    company: 'Brightlathe Vision',
    title: 'Smaller model for a camera without a fan',
    description:
      'Our bottle-cap classifier needs a graphics card; the new camera has a 4 W processor. Prune, quantise and retrain the network, and plot accuracy against latency so that the customer can choose. The chosen point must run at 25 frames per second at 50 °C ambient without throttling.',
    skills: 'Python, PyTorch, Quantisation, Embedded Linux',
    days: 60,
    location: 'Shenzhen',
    places: 2,
  },
  {
    company: 'Lanternreef Security',
    title: 'Honeypot for building automation protocols',
    description:
      'Somebody is scanning heating controllers, and we would like to know who and how. Build a honeypot that speaks enough BACnet and Modbus to look like a boiler house, keeps every session, and can never reach anything else. After four weeks on the open network you write up what came by.',
    skills: 'Go, Networking, BACnet, Modbus',
    days: 60,
    location: 'Remote',
    places: 2,
  },
  {
    company: 'Lanternreef Security',
    title: 'Phishing reports answered within an hour',
    description:
      "Our customers' staff report 600 suspicious mails a week and hear nothing back. Build a triage queue that removes duplicates, checks sender authentication and known campaigns, and prepares a reply that an analyst only confirms. Median time to answer is the number that counts; today it is 19 hours.",
    skills: 'Python, E-mail standards, PostgreSQL',
    days: 45,
    location: 'Taipei',
    places: 2,
  },
  {
    company: 'Lanternreef Security',
    title: 'Secrets scanner that does not cry wolf',
    description:
      "Scanners report 400 findings per repository and people stop reading. Combine entropy, context and a check whether the key is still live, asking only the owner's own test endpoint. Measure precision on 30 open repositories and hand over a pre-commit hook that takes less than a second.",
    skills: 'Rust, Git, Regular expressions, Security',
    days: 40,
    location: 'Remote',
    places: 1,
  },
  {
    company: 'Waypost Maps',
    title: 'Step-free routes through a railway station',
    description:
      "A wheelchair user needs to know which lift works before the train arrives. Survey three stations with us, model platforms, lifts and ramps as a graph, and join it with the operator's lift status feed. The outcome is a printed and a web route that two wheelchair users have followed without a surprise.",
    skills: 'GIS, OpenStreetMap, JavaScript, Field survey',
    days: 45,
    location: 'Dublin',
    places: 3,
  },
  {
    company: 'Waypost Maps',
    title: 'Hill shading that prints well in one colour',
    description:
      'Our walking maps are printed in dark green on rough paper, and ordinary hill shading turns to mud. Render relief from open elevation data with line density instead of grey tones, and tune it on test prints at the press. You deliver the renderer and three finished sheets.',
    skills: 'Python, GDAL, Cartography, SVG',
    days: 40,
    location: 'Remote',
    places: 1,
  },
  {
    company: 'Waypost Maps',
    title: 'Noticing when a footpath has vanished',
    description:
      'Paths are ploughed up, fenced off or moved, and our map learns it last. Compare anonymous walking traces with the mapped network and rank places where people no longer go where the map says. Volunteers check the first fifty places on foot, and the hit rate is your result.',
    skills: 'Python, PostGIS, Map matching, Statistics',
    days: 50,
    location: 'Remote',
    places: 2,
  },
  {
    company: 'Kilnhouse Interactive',
    title: 'A bridge-building game with honest physics',
    description:
      'Our game teaches forces in trusses to twelve-year-olds, but its beams are springs and cheat. Replace the solver with a small direct-stiffness one that runs at 60 frames per second for 200 members and breaks where a textbook says it would. Teachers get a mode that shows the force in every bar.',
    skills: 'C#, Unity, Structural mechanics, Linear algebra',
    days: 60,
    location: 'Osaka',
    places: 2,
  },
  {
    company: 'Kilnhouse Interactive',
    title: 'Circuit puzzles that a teacher can write',
    description:
      'Our puzzle levels are written by programmers. Build an editor in which a teacher draws a circuit, hides parts of it and states the goal, with a check that the puzzle can be solved. Five teachers write ten levels in an afternoon, and pupils play them the week after.',
    skills: 'TypeScript, Canvas, Interface design',
    days: 45,
    location: 'Remote',
    places: 2,
  },
  {
    company: 'Kilnhouse Interactive',
    title: 'Translating a game into Amharic and Tamil',
    description:
      'Our engine assumes Latin letters: it splits words wrongly and cuts off vowel signs. Bring proper text shaping and line breaking into the dialogue system and check it with native readers. The story mode must be readable in both languages on a 5-inch screen.',
    skills: 'C++, Unicode, HarfBuzz, Localisation',
    days: 40,
    location: 'Addis Ababa',
    places: 2,
  },
  {
    company: 'Sevenfold Ledger Co-operative',
    title: 'Double-entry books for a food co-op',
    description:
      'Thirty food co-ops keep their accounts in one shared spreadsheet each. Build a small double-entry ledger with members, deposits and supplier invoices that never lets the books be out of balance and can be exported to the accountant. One co-op runs a month in parallel and both results must agree to the cent.',
    skills: 'TypeScript, PostgreSQL, Accounting, Testing',
    days: 60,
    location: 'Cape Town',
    places: 2,
  },
  {
    company: 'Sevenfold Ledger Co-operative',
    title: 'Reading bank statements from twelve banks',
    description:
      'Every bank has its own idea of a CSV file. Write importers for CAMT.053, MT940 and nine kinds of CSV with a common test suite of anonymised files, and say for each rejected line what is wrong with it. A treasurer without training must be able to correct and retry.',
    skills: 'Python, XML, Parsing, Testing',
    days: 30,
    location: 'Remote',
    places: 1,
  },
  {
    company: 'Sevenfold Ledger Co-operative',
    title: 'Secret ballot for 900 members',
    description:
      'Members vote once a year on paper. Study two published verifiable voting schemes, build a prototype of the simpler one, and run a mock election in which members can check that their vote was counted. The report must say what a dishonest administrator could still do.',
    skills: 'Cryptography, TypeScript, Threat modelling',
    days: 75,
    location: 'Remote',
    places: 2,
  },
  {
    company: 'Quillmark Labs',
    title: 'Test rig for a motor controller in software',
    description:
      "Firmware for a customer's motor controller is tested on the one bench they own. Write a simulator of motor, current sensors and faults that runs the real firmware binary under emulation, so that a developer can test at the desk. It is finished when it reproduces eight recorded field failures.",
    skills: 'C, Rust, Emulation, Control',
    days: 80,
    location: 'Remote',
    places: 2,
  },
];
