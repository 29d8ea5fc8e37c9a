-- What wrk sends and tells: the requests that come in on its input, parted by NULs, by turns over its connections;
-- at the end one line of JSON, with times in milliseconds.
local requests, at = {}, 0

function init()
  for request in io.read("*a"):gmatch("[^%z]+") do
    requests[#requests + 1] = request
  end
end

function request()
  at = at % #requests + 1
  return requests[at]
end

function done(summary, latency)
  local errors = summary.errors
  io.write(string.format(
    '{"perSecond":%.1f,"p50":%.1f,"p99":%.1f,"refusals":%d,"errors":%d}\n',
    summary.requests / summary.duration * 1e6,
    latency:percentile(50) / 1000,
    latency:percentile(99) / 1000,
    errors.status,
    errors.connect + errors.read + errors.write + errors.timeout
  ))
end
