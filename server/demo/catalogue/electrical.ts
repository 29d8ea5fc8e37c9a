import type { CatalogueEntry } from './entry.ts';

export const electrical: readonly CatalogueEntry[] = [
  {
    company: 'Fennmark Engineering',
    title: 'Battery bank for a field station',
    description:
      'A measuring station on a moor runs a diesel set for 60 W of instruments. Size panels and a battery for the darkest six weeks, choose chemistry for -20 °C, and build the box with protection and a log that is sent once a day. It is commissioned with us in October and must not need a visit before April.',
    skills: 'Power electronics, Solar sizing, Batteries, Enclosures',
    days: 60,
    location: 'Tromsø',
    places: 2,
  },
  {
    company: 'Fennmark Engineering',
    title: 'Lighting control for a greenhouse',
    description:
      'Lamps in our tomato greenhouse burn by the clock even in full sun. Design a controller that dims eight groups from a light sum and the hourly electricity price, with a manual switch the grower trusts. Compare energy and yield of two bays over one crop.',
    skills: 'Control, PLC, Dimming, Measurement',
    days: 75,
    location: 'Wageningen',
    places: 3,
  },
  {
    company: 'Voltmere Grid',
    title: 'Which transformer will the heat pumps overload?',
    description:
      'A suburb adds ten heat pumps a month and we have meters at only one substation in six. Estimate the peak of each low-voltage transformer from smart-meter quarter hours and postcode data, and say how sure you are. We fit loggers at your twelve worst and compare.',
    skills: 'Power systems, Python, Statistics',
    days: 60,
    location: 'Eindhoven',
    places: 2,
  },
  {
    company: 'Voltmere Grid',
    title: 'Single-line diagrams that match the switchgear',
    description:
      'In 30 of our 210 substations the diagram on the wall differs from the cubicles. Photograph, compare and correct the diagrams of one region, and propose a drawing standard with the field crews that also works on a phone. Every corrected sheet is signed by a switching engineer.',
    skills: 'Switchgear, CAD, Field survey',
    days: 50,
    location: 'Arnhem',
    places: 4,
  },
  {
    company: 'Voltmere Grid',
    title: 'Earth faults that come and go',
    description:
      'Intermittent earth faults in a compensated network fool our relays. Build a model of one feeder, replay 70 recorded disturbances, and test two published detection methods for missed and false trips. The better one is tried on a relay in our laboratory.',
    skills: 'Protection, EMTP, Signal processing',
    days: 80,
    location: 'Remote',
    places: 1,
  },
  {
    company: 'Voltmere Grid',
    title: 'Cable joints that fail in dry summers',
    description:
      'Seven joints failed in the hot weeks of two summers. Model heat in dry and wet backfill around three joint types, check with a heated joint buried in our yard, and derive a load limit from soil moisture. Operators need it as one line in the control room.',
    skills: 'High voltage, Heat transfer, FEM',
    days: 70,
    location: 'Arnhem',
    places: 2,
  },
  {
    company: 'Sunfold Energy',
    title: 'Finding the sleeping string in a solar field',
    description:
      'In a 4 MW plant a dead string hides for months because only the inverter is metered. Use inverter data, irradiance and an afternoon of drone thermography to find underperforming strings, and cost them in kWh per year. The crew replaces what you find and the gain is measured.',
    skills: 'Photovoltaics, Thermography, Python',
    days: 45,
    location: 'Jaipur',
    places: 3,
  },
  {
    company: 'Sunfold Energy',
    title: 'Dust, rain and the right day to wash',
    description:
      'We wash panels every second Monday. Measure soiling with one clean reference panel for ten weeks, join it with water cost and the forecast, and build a rule that says when washing pays. Show what last year would have cost under your rule.',
    skills: 'Photovoltaics, Data analysis, Economics',
    days: 90,
    location: 'Jodhpur',
    places: 2,
  },
  {
    company: 'Sunfold Energy',
    title: 'Solar pump that starts in the morning haze',
    description:
      "Our pump drive trips below 250 W/m² and then waits ten minutes. Rework maximum power tracking and the restart rule in the existing firmware so that it creeps up instead. Litres pumped before nine o'clock on five hazy mornings are the measure.",
    skills: 'Embedded C, Power electronics, Control',
    days: 55,
    location: 'Nashik',
    places: 2,
  },
  {
    company: 'Sunfold Energy',
    title: 'A safe plug-in panel for balconies',
    description:
      'Tenants want to plug a panel into a socket and landlords are afraid. Measure touch voltage, breaker behaviour and heating of old wiring with 600 W fed in, on a wall we rebuild from a 1965 flat. Write the two pages a landlord needs, with limits and reasons.',
    skills: 'Low-voltage installation, Measurement, Standards',
    days: 40,
    location: 'Berlin',
    places: 2,
  },
  {
    company: 'Amberline Lighting',
    title: 'Street lamps that leave the bats alone',
    description:
      'A river path needs light for people and darkness for bats. Measure spectra and glare of four amber LED types, design dimming by presence, and mount twelve lamps on the path. A bat surveyor counts before and after, and you publish both curves.',
    skills: 'Lighting design, LED drivers, Measurement',
    days: 60,
    location: 'Verona',
    places: 2,
  },
  {
    company: 'Amberline Lighting',
    title: 'Flicker under a phone camera',
    description:
      "Museums complain of bands in their visitors' videos. Measure modulation of our nine drivers from 50 Hz to 20 kHz at all dimming levels, find which filter or firmware change helps, and prove it with six phones. The worst driver must pass without a dearer coil.",
    skills: 'Power electronics, Measurement, LED drivers',
    days: 35,
    location: 'Milan',
    places: 1,
  },
  {
    company: 'Amberline Lighting',
    title: 'Repairable desk lamp, five screws',
    description:
      "Our desk lamp is glued and dies with its driver. Redesign electronics and head so that driver, LED board and switch can be changed with one screwdriver, within 8% of today's cost. Twenty strangers repair it while you watch and say nothing.",
    skills: 'PCB design, Product design, Cost estimation',
    days: 50,
    location: 'Turin',
    places: 2,
  },
  {
    company: 'Amberline Lighting',
    title: 'Emergency lights that report their own battery',
    description:
      'Someone walks through the hospital each month pressing 1,140 test buttons. Add a self-test with a low-power mesh radio to our fitting, read the results on one page, and keep the fitting safe when the radio fails. A ward of sixty lights runs it for eight weeks.',
    skills: 'Embedded C, Bluetooth mesh, Safety standards',
    days: 80,
    location: 'Remote',
    places: 2,
  },
  {
    company: 'Corvidae Instruments',
    title: 'A microohm meter students can build',
    description:
      'Schools cannot afford a four-wire meter for contact resistance. Design one around a 24-bit converter with a cost below 30 euros and an error below 0.5% from 100 µΩ to 1 Ω. Ten kits are built by pupils, and you measure all ten against our reference.',
    skills: 'Analogue design, PCB design, Metrology',
    days: 50,
    location: 'Copenhagen',
    places: 2,
  },
  {
    company: 'Corvidae Instruments',
    title: 'Temperature coefficient of a current shunt',
    description:
      'Our new shunt drifts 40 ppm/K and the simulation says 12. Build a bath and a comparison circuit, measure twenty samples from two batches, and find whether alloy, weld or terminal is guilty. We change the process according to your evidence.',
    skills: 'Metrology, Experiments, Materials',
    days: 45,
    location: 'Copenhagen',
    places: 1,
  },
  {
    company: 'Corvidae Instruments',
    title: 'Open driver for a forty-year-old plotter',
    description:
      'Laboratories still own a beautiful pen plotter with an IEEE 488 plug. Make a small USB bridge and a driver so that it draws from modern programs, and document the protocol you find. It is finished when three owners in three countries have it working.',
    skills: 'Embedded C, Protocols, Reverse engineering',
    days: 40,
    location: 'Remote',
    places: 1,
  },
  {
    company: 'Corvidae Instruments',
    title: 'Calibration certificates without retyping',
    description:
      "Technicians type 70 numbers per certificate from one screen into another. Read the instruments over SCPI, compute uncertainty by the GUM, and produce the certificate with both values for a second person to sign. Last year's typing errors are your test set.",
    skills: 'Python, SCPI, Uncertainty, PDF',
    days: 45,
    location: 'Remote',
    places: 2,
  },
  {
    company: 'Linden Tram Power',
    title: 'Fault log for a tram substation',
    description:
      'When a breaker trips, all that remains is a lamp and a note. Design a recorder for current and voltage of six 750 V feeders with safe isolation, triggered by trips, and a page that shows the last second before each. After a summer we want to know the cause of at least nine in ten trips.',
    skills: 'Measurement, Isolation, Embedded Linux, Traction',
    days: 75,
    location: 'Ostrava',
    places: 2,
  },
  {
    company: 'Linden Tram Power',
    title: 'Where does the braking energy go?',
    description:
      'Trams brake electrically and much of it ends in roof resistors. Log six trams for a month, model the line with its timetable, and compare a wayside store with a small timetable shift. The answer is a map of wasted kWh and one recommendation with a price.',
    skills: 'Traction, Simulation, Data analysis',
    days: 60,
    location: 'Brno',
    places: 2,
  },
  {
    company: 'Linden Tram Power',
    title: 'Stray current on a water main',
    description:
      'The waterworks blames us for holes in its pipe. Measure pipe-to-soil potential at fifteen points over full service days, relate it to train positions and rail joints, and propose bonding changes. Both sides attend the measurement, and the report names what cannot be known.',
    skills: 'Corrosion, Field measurement, Traction',
    days: 45,
    location: 'Ostrava',
    places: 2,
  },
  {
    company: 'Linden Tram Power',
    title: 'De-icing the overhead wire only where it freezes',
    description:
      "On frosty mornings a tram scrapes the whole network from three o'clock. Combine six small weather stations, elevation and past reports into a frost map, and plan the shortest scraping round for a given forecast. Drivers judge ten mornings of it.",
    skills: 'Weather data, Optimisation, Sensors',
    days: 50,
    location: 'Remote',
    places: 2,
  },
  {
    company: 'Cellwright Storage',
    title: 'Second life for delivery-van batteries',
    description:
      'Modules come back with 70 to 85% capacity and no history. Design a test of at most two hours that predicts how a module will do in a home store, check it against full cycling of 48 modules, and sort them into three grades. Safety first: you write the handling sheet before the first test.',
    skills: 'Batteries, Test design, Statistics',
    days: 90,
    location: 'Fukuoka',
    places: 2,
  },
  {
    company: 'Cellwright Storage',
    title: 'Hearing a cell vent before it burns',
    description:
      'A venting cell hisses and releases gas minutes before fire. Compare microphone, gas sensor and pressure switch inside a rack in tests at a fire laboratory, with fans running. We need the fastest combination that stays silent for a year of normal life.',
    skills: 'Sensors, Signal processing, Battery safety',
    days: 70,
    location: 'Kitakyushu',
    places: 1,
  },
  {
    company: 'Cellwright Storage',
    title: 'State of charge in the flat part of the curve',
    description:
      'Iron phosphate cells show almost the same voltage from 30 to 80%. Implement a Kalman filter with hysteresis on our microcontroller, test it on eleven recorded drives and three temperatures, and keep the error under 4% after a week without a full charge. The code must fit into 24 kB.',
    skills: 'Embedded C, Kalman filter, Batteries',
    days: 60,
    location: 'Remote',
    places: 2,
  },
  {
    company: 'Cellwright Storage',
    title: 'Busbar with fewer bolts',
    description:
      'Each rack has 416 bolted contacts and a technician with a torque wrench. Design a clamped or welded busbar, measure contact resistance after 500 thermal cycles, and count assembly minutes. A tenth of the time at the same resistance is the aim.',
    skills: 'Contact physics, CAD, Thermal cycling',
    days: 65,
    location: 'Fukuoka',
    places: 2,
  },
  {
    company: 'Fieldhub Sensors',
    title: 'River gauge that costs less than a bicycle',
    description:
      'Flood warning in our county hangs on two gauges. Build a radar level gauge with a LoRa link, a solar lid and a mast a blacksmith can make, and place three along the river before the long rains. The county compares them with its own gauge and keeps them if they agree within 2 cm.',
    skills: 'Embedded C, LoRaWAN, Solar sizing, Enclosures',
    days: 80,
    location: 'Kisumu',
    places: 3,
  },
  {
    company: 'Fieldhub Sensors',
    title: 'A milk can that knows it was too warm',
    description:
      'Small dairies reject milk after it arrives. Design a lid with a temperature logger that shows green or red at the collection point without a phone, lives two years on one cell, and survives washing at 80 °C. Two hundred collections are the field test.',
    skills: 'Low-power electronics, Enclosures, Field testing',
    days: 60,
    location: 'Eldoret',
    places: 2,
  },
  {
    company: 'Fieldhub Sensors',
    title: 'Radio map of a tea estate',
    description:
      'Our sensors lose a packet in five on the shady slopes. Walk the estate with a transmitter, compare path loss with two terrain models, and plan gateways for 98% delivery. You then move our three gateways and measure again.',
    skills: 'Radio propagation, LoRaWAN, GIS',
    days: 35,
    location: 'Kericho',
    places: 2,
  },
  {
    company: 'Fieldhub Sensors',
    title: 'Firmware updates over a very slow link',
    description:
      'A full update takes nine hours of airtime per sensor. Implement differential updates with verified boot and a way back when power fails, and simulate five thousand interrupted updates. No sensor may need a ladder afterwards.',
    skills: 'Embedded C, Bootloaders, Compression, Testing',
    days: 70,
    location: 'Remote',
    places: 1,
  },
  {
    company: 'Orrin Motor Drives',
    title: 'Starting a compressor without a position sensor',
    description:
      'Our sensorless drive fails to start against pressure one time in thirty. Try high-frequency injection and an initial alignment with ramped current on the compressor bench, and log a thousand cold starts of each. The better one goes into the next release with your test.',
    skills: 'Motor control, Embedded C, Experiments',
    days: 70,
    location: 'Bristol',
    places: 2,
  },
  {
    company: 'Orrin Motor Drives',
    title: 'Bearing currents in a 90 kW fan',
    description:
      'Fans on fast inverters pit their bearings within two years. Measure shaft voltage and bearing current with three cable types, a ring and a filter, and explain the result with the common-mode circuit. Customers get a one-page choice: what to fit at which cable length.',
    skills: 'Power electronics, EMC, Measurement',
    days: 50,
    location: 'Coventry',
    places: 2,
  },
  {
    company: 'Orrin Motor Drives',
    title: 'Gate driver for silicon carbide, no ringing',
    description:
      'Our first SiC half-bridge rings at 38 MHz and fails the emission test. Lay out a driver with less loop inductance and adjustable slopes, measure loss against ringing, and choose the point that passes with the smallest filter. Three boards and one honest Pareto plot.',
    skills: 'Power electronics, PCB design, EMC',
    days: 75,
    location: 'Bristol',
    places: 1,
  },
  {
    company: 'Orrin Motor Drives',
    title: 'Fault messages people understand',
    description:
      'Service calls cost us 900 hours a year, a third for "F0047". Analyse two years of calls, rewrite the fifty commonest faults with cause and first step, and add the measurements that would have told them apart. We compare calls in the quarter after release.',
    skills: 'Technical writing, Data analysis, Embedded C',
    days: 40,
    location: 'Remote',
    places: 2,
  },
  {
    company: 'Skyferry Avionics',
    title: 'Power budget of a cargo drone, measured',
    description:
      'The drone should fly 40 minutes and flies 31. Instrument every rail, fly six profiles, and build a budget that adds up to the battery within 3%. Then find the five minutes that cost least to win back.',
    skills: 'Measurement, Power electronics, Flight testing',
    days: 45,
    location: 'Kigali',
    places: 2,
  },
  {
    company: 'Skyferry Avionics',
    title: 'Redundant bus that fails loudly',
    description:
      'Two CAN buses run in parallel, and last spring one had been dead for a week unnoticed. Design a supervisor that tests both in flight without disturbing them, injects faults on the bench, and shows the crew one clear lamp. The test matrix has 120 cases and each must be seen to fail once.',
    skills: 'CAN, Embedded C, Fault injection',
    days: 60,
    location: 'Remote',
    places: 1,
  },
  {
    company: 'Skyferry Avionics',
    title: 'Lightning on a composite wing, at tabletop scale',
    description:
      "Copper mesh is heavy and we suspect we use too much. Build a small impulse generator with the university's high-voltage hall, test coupons with four mesh weights, and measure damage by ultrasound. It is a comparison, not a certification, and must say so.",
    skills: 'High voltage, Composites, Experiments',
    days: 85,
    location: 'Izmir',
    places: 2,
  },
  {
    company: 'Northmost Radio',
    title: 'Antenna that shrugs off rime ice',
    description:
      'Ice detunes our VHF mountain repeater every winter by 3 MHz. Model the dipole with layers of ice, try a radome and a wider element, and measure both in the cold chamber with sprayed rime. The one that stays below 2:1 goes up on the mountain in November.',
    skills: 'Antennas, Simulation, RF measurement',
    days: 60,
    location: 'Nuuk',
    places: 2,
  },
  {
    company: 'Northmost Radio',
    title: 'Direction finder for lost reindeer collars',
    description:
      'Herders find collars with a hand antenna and patience. Build a four-channel receiver with phase comparison that fits on a snowmobile and shows a bearing within 5 degrees. Two herders test it in spring, when the calves are marked.',
    skills: 'Software-defined radio, DSP, Antennas',
    days: 75,
    location: 'Kautokeino',
    places: 2,
  },
  {
    company: 'Northmost Radio',
    title: 'Village telephone over one radio channel',
    description:
      'A settlement of ninety people has one satellite link that is down in storms. Combine a narrowband voice codec with our data radio so that four calls share 25 kHz to the next village, 41 km away. You measure intelligibility with native Greenlandic word lists.',
    skills: 'DSP, Speech codecs, Radio protocols',
    days: 100,
    location: 'Remote',
    places: 2,
  },
];
